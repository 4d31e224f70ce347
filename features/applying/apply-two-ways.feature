Feature: Two ways to apply
  An applicant can submit a resume, fill out the form, or do both for one job. She comes back to what she has begun from
  wherever her application is named, and neither way leaves the other behind without a word.

  Background:
    Given the firm has these open jobs
      | id | title           | city   | state |
      | 2  | Software Tester | Dayton | Ohio  |
    And the firm has lists to choose from in its form
    And "Ada Moss" has an account
    And Ada's e-mail is confirmed

  @J2.9-34.a
  Rule: An applicant finds in her account where she goes on with each application

    Scenario Outline: <how she stands>
      Given Ada <history> "Software Tester"
      And Ada has signed in
      When Ada looks at her applications
      Then "Software Tester" leads on to <pages>

      Examples:
        | how she stands              | history                                          | pages                                           |
        | A draft with a file         | has begun to apply for                           | "Continue" with files                           |
        | A draft with a form         | has begun to fill out the form for               | "Continue" with the form                        |
        | A resume is submitted       | has applied for                                  | "Send newer files" with files                   |
        | A resume, then a form begun | has applied, and begun to fill out the form, for | "Continue the form" with the form               |
        | The form is submitted       | has sent the form for                            | "Send newer files" with files                   |

    Example: A form that was carried over alone is not begun
      Given the firm has these open jobs
        | id | title           | city   | state |
        | 2  | Software Tester | Dayton | Ohio  |
        | 4  | Data Scientist  | Dayton | Ohio  |
      And the firm has lists to choose from in its form
      And Ada has sent the form for "Software Tester"
      And Ada has begun to apply for "Data Scientist"
      And Ada has signed in
      When Ada looks at her applications
      Then "Data Scientist" leads on to "Continue" with files

    Example: What was sent in the form can be read
      Given Ada has sent the form for "Software Tester"
      And Ada has signed in
      When Ada looks at her applications
      Then "Software Tester" also leads on to "Read what you submitted" with the form

    Example: A resume can be followed by the form
      Given Ada has applied for "Software Tester"
      And Ada has signed in
      When Ada looks at her applications
      Then "Software Tester" also leads on to "Add work and education history" with the form

  @J2.9-34.b
  Rule: Whoever submits files on the page of applying while her form is begun is asked whether the form stays behind

    Background:
      Given Ada has begun to fill out the form for "Software Tester"
      And Ada has arrived at "/home"
      And Ada has signed in to stay signed in
      And Ada has gone to apply for "Software Tester"
      And Ada has added "resume.txt"

    Example: Ada is asked, and nothing is submitted yet
      When Ada submits her application
      Then the applicant is asked whether to submit her files without the form
      And Ada has one draft

    Example: Ada submits her files alone, and keeps the form
      Given Ada has submitted her application
      When Ada submits her files alone
      Then Ada has one application that is submitted
      And the form for "Software Tester" is still begun

    Example: She submits nothing yet
      Given Ada has submitted her application
      When Ada submits nothing yet
      Then the applicant writes her application
      And Ada has one draft

  @C2.15-13
  Rule: The thanks for a resume name the application that was submitted

    Background:
      Given Ada has arrived at "/home"
      And Ada has signed in to stay signed in
      And Ada has gone to apply for "Software Tester"
      And Ada has started her application
      And Ada has added "resume.txt"

    Example: The thanks name her application
      When Ada submits her application
      Then Ada is at the address "/thank-you/apply?jobPostingID=2"

    @screen
    Example: The thanks lead on to its form
      Given Ada has submitted her application
      When Ada follows "My Application"
      Then Ada is at the address "/account-management/application?jobPostingID=2"
      And the form is headed "Software Tester"

  @J1-20
  Rule: A mail about a draft leads to where its writer goes on

    Example: She has begun the form
      Given Ada has begun to fill out the form for "Software Tester"
      When 80 days pass without a change to it
      Then the e-mail to "ada@example.org" leads to "/account-management/application?jobPostingID=2"

    Example: She has added a resume alone
      Given Ada has begun an application for "Software Tester" with her resume
      When 80 days pass without a change to it
      Then the e-mail to "ada@example.org" leads to "/account-management/apply/2"
