Feature: A section of an application is kept as it is written
  Anyone who fills in a long form is interrupted. What she writes is saved with the firm as far as it goes, or waits on her device until
  it can be. No broken line, closed tab or expired session loses it.

  Background:
    Given the firm has these open jobs
      | id | title        | city   | state |
      | 2  | Cost Analyst | Dayton | Ohio  |
    And the firm has lists to choose from in its form
    And "Ada Moss" has an account
    And Ada is on the site
    And Ada has signed in to stay signed in

  @J2.1-23
  Rule: What is written is kept as far as it is written, right or wrong

    Background:
      Given Ada has come to "Contact details" of her form for "Cost Analyst"

    Example: She goes on to the next question
      Given Ada has written "Alder" as her "Last Name"
      When Ada goes on from "Last Name"
      Then the firm keeps what is written
      And the firm has "Alder" as the "Last Name" in Ada's form

    Example: She pauses in the middle of a word
      Given Ada has written "Mo" as her "Last Name"
      When Ada pauses in her writing
      Then the firm keeps what is written
      And the firm has "Mo" as the "Last Name" in Ada's form

    Example: It is wrong
      Given Ada has written "ada at home" as her "Email"
      When Ada goes on from "Email"
      Then the firm has "ada at home" as the "Email" in Ada's form

    Example: She has only begun
      When Ada writes "M" as her "Last Name"
      Then the applicant is writing

  @J2.1-23 @C8-03
  Rule: A line that breaks costs another try, and not a word

    Background:
      Given Ada has come to "Contact details" of her form for "Cost Analyst"
      And Ada has written "Alder" as her "Last Name"
      And what is written in the form is held up on its way
      And Ada has gone on from "Last Name"

    Example: It is kept on the device, and she is told so
      When what is written in the form gets lost
      Then what is written has not reached the firm, and is tried again
      And Ada's device keeps "Alder" of her form
      And it is said of what she wrote: "What you wrote is kept on this device, and we will keep trying."

    Example: It is tried again after some time
      Given what is written in the form has got lost
      When it is time to save it again
      Then the firm keeps what is written
      And the firm has "Alder" as the "Last Name" in Ada's form
      And Ada's device keeps nothing of her form

    Example: She tries herself before that
      Given what is written in the form has got lost
      When Ada tries to save it again
      Then the firm has "Alder" as the "Last Name" in Ada's form

    Example: She goes on writing meanwhile
      Given what is written in the form has got lost
      And Ada has written "Ada" as her "First Name"
      When it is time to save it again
      Then the firm has "Ada" as the "First Name" in Ada's form
      And the firm has "Alder" as the "Last Name" in Ada's form

    Example: It had reached the firm, and only the answer got lost
      Given the firm has got what is written in the form, and its answer has got lost
      And Ada has written "Alderson" as her "Last Name"
      When it is time to save it again
      Then the firm keeps what is written
      And the firm has "Alderson" as the "Last Name" in Ada's form

  @J2.1-23
  Rule: What has not reached the firm survives the tab that it was written in

    Example: She closes the tab in the middle of a word
      Given Ada has come to "Contact details" of her form for "Cost Analyst"
      And Ada has written "Mo" as her "Last Name"
      When Ada closes her form and opens it in another tab
      Then Ada's form reads "Mo" as her "Last Name"
      And the firm has nothing as the "Last Name" in Ada's form

    Example: The firm had it, but its answer got lost before she closed the tab
      Given Ada has come to "Contact details" of her form for "Cost Analyst"
      And Ada has written "Mo" as her "Last Name"
      And the firm has got it as she paused, and its answer has got lost
      And Ada has written "Moss" as her "Last Name"
      And Ada has closed her form and opened it in another tab
      When Ada pauses in her writing
      Then the firm has "Moss" as the "Last Name" in Ada's form

    Example: It is saved without another word
      Given Ada has come to "Contact details" of her form for "Cost Analyst"
      And Ada has written "Mo" as her "Last Name"
      And Ada has closed her form and opened it in another tab
      When Ada pauses in her writing
      Then the firm has "Mo" as the "Last Name" in Ada's form
      And Ada's device keeps nothing of her form

    Example: An entry that the firm has never seen
      Given Ada has come to "Education" of her form for "Cost Analyst"
      And Ada has added an entry
      And Ada has written "Harrowfen College" as its "School"
      When Ada closes her form and opens it in another tab
      Then Ada's form reads "Harrowfen College" as its "School"

  @J2.1-23
  Rule: It survives a session that ends by itself

    @C6-11
    Example: The session ends while she writes
      Given Ada has come to "Contact details" of her form for "Cost Analyst"
      And Ada has written "Alder" as her "Last Name"
      And the site has ended Ada's session
      And Ada has gone on from "Last Name", and is asked to sign in again
      And Ada has signed in to stay signed in
      When Ada comes to "Contact details" of her form for "Cost Analyst"
      Then Ada's form reads "Alder" as her "Last Name"
