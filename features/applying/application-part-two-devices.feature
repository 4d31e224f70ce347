Feature: One application on two devices
  An applicant who goes on writing on her phone what she began at her desk keeps both: different changes are joined, and where both
  changed the same she chooses.

  Background:
    Given the firm has these open jobs
      | id | title        | city   | state |
      | 2  | Cost Analyst | Dayton | Ohio  |
    And "Ada Moss" has an account
    And Ada is on the site
    And Ada has signed in to stay signed in

  @J2.1-23
  Rule: What each device has changed is joined, and it is said so

    Background:
      Given Ada has come to "Contact details" of her form for "Cost Analyst"
      And Ada's other device has written "Dayton" as her "City"
      And Ada has written "Alder" as her "Last Name"

    Example: Both stand in the form
      When Ada goes on from "Last Name"
      Then Ada's form reads "Dayton" as her "City"
      And Ada's form reads "Alder" as her "Last Name"
      And it is said of what she wrote: "This was also changed somewhere else. Both changes are shown here now."

    Example: Both are with the firm
      Given Ada has gone on from "Last Name"
      When Ada pauses in her writing
      Then the firm keeps what is written
      And the firm has "Dayton" as the "City" in Ada's form
      And the firm has "Alder" as the "Last Name" in Ada's form

    Example: One answer was changed on both, and she keeps her own
      Given Ada's other device has written "Birch" as her "Last Name"
      And Ada has gone on from "Last Name"
      When Ada chooses what was written here
      Then the firm has "Alder" as the "Last Name" in Ada's form
      And the firm has "Dayton" as the "City" in Ada's form

    Example: One answer was changed on both, and she takes the other
      Given Ada's other device has written "Birch" as her "Last Name"
      And Ada has written "1 Elm Street" as her "Address"
      And Ada has gone on from "Address"
      When Ada chooses what was written there
      Then Ada's form reads "Birch" as her "Last Name"
      And Ada's form reads "1 Elm Street" as her "Address"

  @J2.1-23
  Rule: Where both have changed the same the applicant chooses, and both are kept until then

    Background:
      Given Ada has come to "Contact details" of her form for "Cost Analyst"
      And Ada's other device has written "Birch" as her "Last Name"
      And Ada has written "Alder" as her "Last Name"
      And Ada has gone on from "Last Name"

    Example: She is asked
      Then the applicant chooses between what she wrote here and what was written in another place
      And it is said of what she wrote: "We keep both until you do."
      And Ada's form reads "Alder" as her "Last Name"
      And the firm has "Birch" as the "Last Name" in Ada's form
      And Ada's device keeps "Alder" of her form

    Example: What she wrote here is to stand
      When Ada chooses what was written here
      Then the firm keeps what is written
      And the firm has "Alder" as the "Last Name" in Ada's form

    Example: What she wrote there is to stand
      When Ada chooses what was written there
      Then Ada's form reads "Birch" as her "Last Name"
      And it is said of what she wrote: "You now see the version from the other place."

  @J2.1-23
  Rule: What was left on a device and what another has written since are joined as well

    Background:
      Given Ada has come to "Contact details" of her form for "Cost Analyst"
      And Ada has written "Alder" as her "Last Name"

    Example: Each has changed something else
      Given Ada's other device has written "Dayton" as her "City"
      And Ada has closed her form and opened it in another tab
      When Ada pauses in her writing
      Then Ada's form reads "Dayton" as her "City"
      And Ada's form reads "Alder" as her "Last Name"

    Example: Both have changed the same
      Given Ada's other device has written "Birch" as her "Last Name"
      And Ada has closed her form and opened it in another tab
      When Ada pauses in her writing
      Then the applicant chooses between what she wrote here and what was written in another place

  @J2.1-23
  Rule: An entry that the other device has removed is not lost with what was written in it here

    Background:
      Given Ada has come to "Education" of her form for "Cost Analyst"
      And Ada has added an entry
      And Ada has written "Harrowfen College" as its "School"
      And Ada has gone on from "School"

    Example: She is asked
      Given Ada's other device has removed the entry
      And Ada has written "History" as its "Field of study"
      When Ada goes on from "Field of study"
      Then the applicant chooses between what she wrote here and what was written in another place

    Example: She keeps what she wrote
      Given Ada's other device has removed the entry
      And Ada has written "History" as its "Field of study"
      And Ada has gone on from "Field of study"
      When Ada chooses what was written here
      Then the firm keeps what is written
      And the firm has "History" as the "Field of study" in Ada's form

    Example: She agrees to the removal
      Given Ada's other device has removed the entry
      And Ada has written "History" as its "Field of study"
      And Ada has gone on from "Field of study"
      When Ada chooses what was written there
      Then the entry is removed, which can be undone

    Example: Nothing is left of it at the firm
      Given Ada's other device has removed the entry for good
      And Ada has written "History" as its "Field of study"
      When Ada goes on from "Field of study"
      Then the entry is removed, which can be undone
      And it is said of what she wrote: "This entry was removed somewhere else. What you wrote is still here."

    Example: Nothing is left of it at the firm, and she wants it back
      Given Ada's other device has removed the entry for good
      And Ada has written "History" as its "Field of study"
      And Ada has gone on from "Field of study"
      And Ada wants the entry back
      When Ada pauses in her writing
      Then the firm has "Harrowfen College" as the "School" in Ada's form
      And the firm has "History" as the "Field of study" in Ada's form
