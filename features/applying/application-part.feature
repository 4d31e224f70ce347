Feature: A section of an application is kept as it is written
  Who fills in a long form is interrupted. What she writes is with the firm as far as it is written, or waits on her device until it
  is, and is never lost with a line, a tab or a session.

  Background:
    Given the firm has these open jobs
      | id | title        | city   | state |
      | 2  | Cost Analyst | Dayton | Ohio  |
    And there is something to choose from in the forms of the firm
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
      And it is said of what she wrote: "What you wrote is kept on this device, and we try again by ourselves."

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

  @J2.1-23
  Rule: What has not reached the firm survives the tab that it was written in

    Example: She closes the tab in the middle of a word
      Given Ada has come to "Contact details" of her form for "Cost Analyst"
      And Ada has written "Mo" as her "Last Name"
      When Ada closes her form and opens it in another tab
      Then Ada's form reads "Mo" as her "Last Name"
      And the firm has nothing of it

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
      And Ada has written "Cedar College" as its "School"
      When Ada closes her form and opens it in another tab
      Then Ada's form reads "Cedar College" as its "School"

  @J2.1-23 @C6-11
  Rule: It survives a session that ends by itself, and goes with one that its writer ends

    Background:
      Given Ada has come to "Contact details" of her form for "Cost Analyst"
      And Ada has written "Alder" as her "Last Name"

    Example: The session ends while she writes
      Given the site has ended Ada's session
      And Ada has gone on from "Last Name", and is not known any more
      And Ada has signed in to stay signed in
      When Ada comes to "Contact details" of her form for "Cost Analyst"
      Then Ada's form reads "Alder" as her "Last Name"

    Example: She signs out
      When Ada signs out
      Then Ada's device keeps nothing of her form

  @J2.1-23 @C6-11
  Rule: Equal-opportunity answers never stand on the device

    Background:
      Given Ada has come to "Equal opportunity" of her form for "Cost Analyst"

    Example: They are with the firm
      When Ada writes "Female" as her "Gender"
      Then the firm keeps what is written
      And Ada's device keeps nothing of her form

    Example: Not while they are on their way
      Given what is written in the form is held up on its way
      When Ada writes "Female" as her "Gender"
      Then what is written is being saved
      And Ada's device keeps nothing of her form

    Example: Not when they got lost, which she is told
      Given what is written in the form is held up on its way
      And Ada has written "Female" as her "Gender"
      When what is written in the form gets lost
      Then it is said of what she wrote: "Please leave this page open until it is saved."
      And Ada's device keeps nothing of her form
