Feature: Contact message, proof and form
  Robots are kept out by a calculation, not by a puzzle, and the form can be read, filled in and corrected by everyone.

  Background:
    Given Ada wants to write to the firm

  Rule: A proof is good for one message

    Background:
      Given Ada has written a complete message

    @C6-03.a
    Example: Someone tampers with it
      Given someone tampers with the proof
      When Ada sends it
      Then the form could not be sent and keeps its values
      And the firm has no e-mail

    @C4.6-05
    Example: An attempt after a refusal has a proof of its own
      Given the connection to the site is slow
      And Ada has sent it
      And the proof is ready
      And the firm does not accept it
      When Ada sends it
      Then the message is sent
      And 2 proofs were asked for

  Rule: The form says what it needs

    @C5-03 @C5-02 @screen
    Example: What is required has an asterisk
      Then the labels with an asterisk are "First Name", "Last Name", "Email", "Phone", "Subject", "Message"
      And Ada is told "Every field marked with an asterisk (*) is required."

    @C2.11-30 @C2.11-31 @C2.11-32 @screen
    Example: The subject
      Then the choices for the "Subject" are "General", "Capabilities", "Contracts", "Human Resources"
      And the hint for the "Subject" is "Please select the subject so that the correct personnel respond."

    @C2.11-13 @screen
    Example: The browser can fill in what it knows
      Then the browser knows the "First Name" as "given-name"
      And the browser knows the "Last Name" as "family-name"
      And the browser knows the "Email" as "email"
      And the browser knows the "Phone" as "tel"

  Rule: Problems can be found with the keyboard

    @C5-06 @screen
    Example: The summary has the focus
      When Ada sends it
      Then the focus is on the summary of 5 problems

    @C5-06 @screen
    Example: A problem leads to where it can be solved
      Given Ada has sent it
      When Ada follows the first problem
      Then the focus is on the "First Name"
