Feature: Reviewing the form of an application
  Before she submits her form an applicant reads all of it once more. She changes what she likes and comes back, and is told what is
  still in the way.

  Background:
    Given the firm has these open jobs
      | id | title           | city   | state |
      | 2  | Software Tester | Dayton | Ohio  |
    And the firm has lists to choose from in its form
    And "Ada Moss" has an account
    And Ada has arrived at "/home"
    And Ada has signed in to stay signed in

  @J2.1-23
  Rule: A section leads back to where it was opened from

    Background:
      Given Ada has filled in the form for "Software Tester" elsewhere
      And Ada has gone to the form for "Software Tester"

    Example: She changes it from the review
      Given Ada has gone on from her review to "Contact details"
      And Ada has written in "Contact details"
        | City | Columbus |
      When Ada calls "Contact details" complete
      Then Ada is back at "Review and submit"
      And Ada is told "“Contact details” is complete."

    Example: She opens it from the list of sections
      Given Ada has written in "Contact details"
        | City | Columbus |
      When Ada calls "Contact details" complete
      Then Ada is back at "Your application"

  @J2.1-23
  Rule: A section leads on to the next one that is not complete, and the last to the review

    Example: She goes through the form from its beginning
      Given Ada has begun the form for "Software Tester"
      And Ada has filled in "Contact details"
      When Ada calls "Contact details" complete and continues to "Education"
      Then Ada is at "Education"
      And Ada is told "“Contact details” is complete."

    Example: What she has completed before is passed over
      Given Ada has filled in the form for "Software Tester" but for "Declarations" elsewhere
      And Ada has gone to the form for "Software Tester"
      When Ada calls "Contact details" complete and continues to "Declarations"
      Then Ada is at "Declarations"

    Example: No other is left
      Given Ada has filled in the form for "Software Tester" elsewhere
      And Ada has gone to the form for "Software Tester"
      When Ada calls "Contact details" complete and continues to "Review and submit"
      Then Ada is at "Review and submit"

    Example: Something is wrong with it
      Given Ada has begun the form for "Software Tester"
      When Ada calls "Contact details" complete and continues to "Education"
      Then Ada is at "Contact details"
      And Ada is told "This section is not complete yet."

  @J2.9-34.c
  Rule: What keeps a form from being sent is named, with the reason

    Example: She has done little of it
      Given Ada has begun the form for "Software Tester"
      And Ada has written in "Contact details"
        | First Name | Ada |
      When Ada submits her form
      Then Ada is told "Your application is not complete yet."
      And this is in the way
        | section                  | reason                                         |
        | Contact details          | This section has not been marked complete yet. |
        | Education                | This section has not been started yet.         |
        | Employment               | This section has not been started yet.         |
        | References               | This section has not been started yet.         |
        | Veteran status           | This section has not been started yet.         |
        | The work and its demands | This section has not been started yet.         |
        | Declarations             | This section has not been started yet.         |
        | Resume and other files   | An application needs a resume.                 |

    Example: What the firm offers has changed since
      Given Ada has filled in the form for "Software Tester" elsewhere
      And Ada has gone to the form for "Software Tester"
      And the firm's list of countries has changed
      When Ada submits her form
      Then this is in the way
        | section         | reason                                                                                                                      |
        | Contact details | What we ask for has changed since you finished this section. Please choose again: what you had chosen is no longer offered. |
      And "Contact details" is "In progress"

    Example: The firm asks for more than it did
      Given Ada has filled in the form for "Software Tester" elsewhere
      And the firm has begun to ask for "City" in "Contact details" since then
      And Ada has gone to the form for "Software Tester"
      When Ada submits her form
      Then "Contact details" is in the way, because "What we ask for has changed since you finished this section. Please enter your city."

    Example: She answers what is asked for now
      Given Ada has filled in the form for "Software Tester" elsewhere
      And the firm has begun to ask for "City" in "Contact details" since then
      And Ada has gone to the form for "Software Tester"
      And Ada has submitted her form
      And Ada has filled in "Contact details" and called it complete
      When Ada submits her form
      Then the form is submitted, and the applicant is thanked
