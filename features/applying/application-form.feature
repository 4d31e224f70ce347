Feature: The form of an application
  An applicant fills in a long form in peace: section by section, in her own order, right or wrong. She submits it once it is
  complete, and can read later what she has sent.

  Background:
    Given the firm has these open jobs
      | id | title           | city   | state |
      | 2  | Software Tester | Dayton | Ohio  |
    And the firm has lists to choose from in its form
    And "Ada Moss" has an account
    And Ada has arrived at "/home"
    And Ada has signed in to stay signed in

  @C2.1-24 @J2.1-22
  Rule: A link to an application leads to the job that it names

    Example: It names a job
      When Ada goes to the form for "Software Tester"
      Then the form is headed "Software Tester"

  @J2.1-23
  Rule: Sections can be written in any order, and the form says how far each one is

    Example: The form was just begun, with what the account knows of her
      Given Ada has gone to the form for "Software Tester"
      When Ada begins the form
      Then the applicant fills in her application, in any order
      And the sections of her form stand like this
        | section                  | state       |
        | Contact details          | In progress |
        | Education                | Not started |
        | Employment               | Not started |
        | References               | Not started |
        | Veteran status           | Not started |
        | The work and its demands | Not started |
        | Declarations             | Not started |
        | Equal opportunity        | Not started |
        | Resume and other files   | Not started |
      And "Contact details" of her form says
        | First Name | Ada  |
        | Last Name  | Moss |

    Example: She begins with a late section, and finishes an earlier one
      Given Ada has begun the form for "Software Tester"
      And Ada has written in "Declarations"
        | May you work in the United States? | Yes |
      When Ada fills in "Veteran status" and calls it complete
      Then "Declarations" is "In progress"
      And "Veteran status" is "Complete"
      And "Education" is "Not started"

    Example: She has none of what a section asks for
      Given Ada has begun the form for "Software Tester"
      When Ada calls "Employment" complete
      Then "Employment" is "Complete"

  @J2.1-23
  Rule: What is written in a section is kept, right or wrong, and is there when she comes back

    Example: A wrong address, and what is missing
      Given Ada has begun the form for "Software Tester"
      And Ada has written in "Contact details"
        | First Name | Ada            |
        | Email      | ada at example |
        | Country    | United States  |
      When Ada loads the page of her form again
      Then "Contact details" of her form says
        | First Name | Ada            |
        | Phone      |                |
        | Email      | ada at example |
        | Country    | United States  |
      And "Contact details" is "In progress"

    Example: She continues on another device
      Given Ada has filled in the form for "Software Tester" but for "Declarations" elsewhere
      When Ada goes to the form for "Software Tester"
      Then "Contact details" of her form says
        | City  | Dayton |
        | State | Ohio   |
      And "Contact details" is "Complete"
      And "Declarations" is "Not started"

  @J2.1-23
  Rule: A section is judged when the applicant calls it complete

    Background:
      Given Ada has begun the form for "Software Tester"

    Example: Something is wrong with it
      Given Ada has filled in "Contact details"
      And Ada has written in "Contact details"
        | Email | ada at example |
        | City  |                |
      When Ada calls "Contact details" complete
      Then Ada is told "This section is not complete yet."
      And it is said what is wrong with the section
        | Email: Please enter a valid email |
        | City: Please enter your city      |
      And "Contact details" is "In progress"

    Example: Words where digits belong
      Given Ada has filled in "Contact details"
      And Ada has written in "Contact details"
        | Phone    | call me maybe |
        | ZIP Code | abcde         |
      When Ada calls "Contact details" complete
      Then it is said what is wrong with the section
        | Phone: Please enter a phone number in digits, such as 703-555-0142 or +44 20 7946 0142 |
        | ZIP Code: Please enter a ZIP Code or postal code, such as 22201 or SW1A 2AA             |

    Example: Nothing is wrong with it
      When Ada fills in "Contact details" and calls it complete
      Then Ada is told "“Contact details” is complete."
      And "Contact details" is "Complete"

    Example: She changes it afterwards
      Given Ada has filled in "Contact details" and called it complete
      When Ada writes in "Contact details"
        | City | Columbus |
      Then "Contact details" is "In progress"
