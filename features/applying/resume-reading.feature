Feature: A form that is filled in from a resume
  An applicant who has a resume need not write again what it says: what is still empty in her form is filled in, and she is told
  what was guessed.

  Background:
    Given the firm has these open jobs
      | id | title        | city      | state    |
      | 2  | Cost Analyst | Arlington | Virginia |
    And "Ada Moss" has an account
    And Ada has arrived at "/home"
    And Ada has signed in
    And Ada has the form for "Cost Analyst" before her

  @J2.1-23
  Rule: What a resume says is filled in where nothing is written

    Scenario Outline: <what>
      When Ada gives her resume as <what>
      Then what could be read of the resume is filled in, and it is said what was guessed
      And "Phone" in "Contact details" says "937 555 0142"
      And "State" in "Contact details" says "Ohio"
      And "School" in "Education" says "Sorrel Ridge University"
      And "Employer" in "Employment" says "Wendlow Mills" and "Alder Hollow Bank"
      And "Name" in "References" says "Nora Lind"

      Examples:
        | what                                  |
        | plain text                            |
        | plain text of an older Windows        |
        | plain text that Notepad calls Unicode |
        | Markdown                              |
        | a Word document                       |
        | a PDF                                 |
        | a file for resume programs            |

    Example: She pastes it
      When Ada pastes her resume as plain text
      Then "From" in "Employment" says "6/2019" and "9/2015"

  @J2.1-23 @screen
  Rule: What was guessed is told with the line that it was read from

    Example: Plain text
      When Ada gives her resume as plain text
      Then Ada reads of the resume: "Employer: Wendlow Mills (guessed from “Cost Analyst, Wendlow Mills June 2019 - Present”)"

    Example: A file for resume programs says itself what is what
      When Ada gives her resume as a file for resume programs
      Then Ada reads of the resume: "Employer: Wendlow Mills"

  @J2.1-23
  Rule: Nothing that is written already is replaced

    Example: Some of the contact details
      Given Ada has put "571 555 0100" as "Phone" into "Contact details"
      When Ada gives her resume as plain text
      Then "Phone" in "Contact details" says "571 555 0100"
      And "City" in "Contact details" says "Dayton"

    Example: A list that has an entry
      Given Ada has added an entry to "Education"
      And Ada has put "Larkmoor School" as "School" into "Education"
      When Ada gives her resume as plain text
      Then "School" in "Education" says "Larkmoor School"
      And "Employer" in "Employment" says "Wendlow Mills" and "Alder Hollow Bank"

    Example: The same resume once more
      Given Ada has given her resume as plain text
      When Ada gives her resume as plain text
      Then the resume adds nothing to the form
      And "Employer" in "Employment" says "Wendlow Mills" and "Alder Hollow Bank"

  @J2.1-23
  Rule: A resume completes no section, and reopens none

    Example: What was filled in is in progress
      When Ada gives her resume as plain text
      Then "Contact details" is called "In progress"
      And "Employment" is called "In progress"

    Example: What she has called complete stays as it is
      Given Ada has called "References" complete
      When Ada gives her resume as plain text
      Then "References" is called "Complete"
      And "Name" in "References" says nothing

    Example: What it says nothing of is not begun
      When Ada gives her resume as plain text
      Then "Declarations" is called "Not started"

  @J2.1-23
  Rule: What was filled in can be taken back, except what was changed since

    Example: She takes it back
      Given Ada has given her resume as plain text
      When Ada takes back what was filled in
      Then what was filled in from the resume is taken back, except what was changed since
      And "Phone" in "Contact details" says ""
      And "Employer" in "Employment" says nothing

    Example: She has changed some of it
      Given Ada has given her resume as plain text
      And Ada has put "571 555 0100" as "Phone" into "Contact details"
      And Ada has put "Bank of Alder Hollow" as "Employer" into "Employment"
      When Ada takes back what was filled in
      Then "Phone" in "Contact details" says "571 555 0100"
      And "City" in "Contact details" says ""
      And "Employer" in "Employment" says "Bank of Alder Hollow"

  @J2.1-23
  Rule: What cannot be read is refused with the reason, and the form stays as it is

    Scenario Outline: <what>
      When Ada gives her resume as <what>
      Then <outcome>
      And "Phone" in "Contact details" says ""

      Examples:
        | what                                       | outcome                                            |
        | a picture                                  | the resume is a file of a kind that is not read    |
        | a PDF of a scanner                         | the resume holds pictures of pages and no text     |
        | a PDF that asks for a password             | the resume is locked with a password               |
        | a PDF that breaks off                      | the resume cannot be read to its end               |
        | a text longer than 1 MB                    | the resume is too large to be read                 |
        | a list of soups                            | nothing was found in the resume                    |
        | a file for resume programs that breaks off | nothing was found in the resume                    |

  @J2.1-23
  Rule: What was filled in is kept as if she had written it

    Example: She reloads the page
      Given Ada has given her resume as plain text
      When Ada loads the page of her form again
      Then "Contact details" of her form says
        | City | Dayton |

    Example: She goes to another page, and comes back
      Given Ada has given her resume as plain text
      And Ada has followed a link to the home page
      When Ada goes to the form for "Cost Analyst"
      Then "Contact details" of her form says
        | City | Dayton |
