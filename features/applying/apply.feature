Feature: Applying for a job
  A job seeker with an account finds out what is needed, writes her application in peace, and submits it when it is ready.

  Background:
    Given the firm has these open jobs
      | id | title         | city      | state    | clearance |
      | 2  | Cost Analyst  | Arlington | Virginia | no        |
      | 5  | Radar Analyst | Dayton    | Ohio     | yes       |
    And "Ada Moss" has an account
    And Ada has arrived at "/home"
    And Ada has signed in to stay signed in

  @J1-20
  Rule: A look at what is needed makes no application

    Example: She looks
      When Ada goes to apply for "Cost Analyst"
      Then the applicant reads what is needed to apply, before anything is made
      And Ada has no application

    Example: She starts
      Given Ada has gone to apply for "Cost Analyst"
      When Ada starts her application
      Then the applicant writes her application
      And Ada has one draft

  @J1-20
  Rule: What a job demands is said before anything is made

    Example: A job that needs a clearance
      When Ada goes to apply for "Radar Analyst"
      Then Ada reads that "You must be a citizen of the United States."
      And Ada reads that "You must have a security clearance, or be able to get one."

    Example: A job that needs none
      When Ada goes to apply for "Cost Analyst"
      Then Ada reads of no demands

  @J1-20
  Rule: Whoever has a draft for a job goes on with it

    Example: She comes back
      Given Ada has begun to apply for "Cost Analyst"
      When Ada goes to apply for "Cost Analyst"
      Then the applicant writes her application
      And Ada has one draft

    Example: She starts it on another device while this page is open
      Given Ada has gone to apply for "Cost Analyst"
      And Ada has begun to apply for "Cost Analyst"
      When Ada starts her application
      Then the applicant writes her application
      And Ada has one draft

  @J1-20
  Rule: Whoever has not confirmed her e-mail has one open application at a time

    Example: She begins a second one
      Given Ada has begun to apply for "Cost Analyst"
      And Ada has gone to apply for "Radar Analyst"
      When Ada tries to start her application
      Then Ada is told "Please confirm your email address before you start a second application. The link is in the email we sent you; your account page can send it again."

    Example: She has confirmed hers
      Given Ada's e-mail is confirmed
      And Ada has begun to apply for "Cost Analyst"
      And Ada has gone to apply for "Radar Analyst"
      When Ada starts her application
      Then the applicant writes her application

  @J1-19 @J2.1-27 @C1-17
  Rule: Whoever submits a resume is thanked, and the firm has what she submitted

    Example: A resume, a letter and a note
      Given Ada has gone to apply for "Cost Analyst"
      And Ada has started her application
      And Ada has added "resume.txt" and "letter.txt"
      And Ada has written the note "I can start in May."
      When Ada submits her application
      Then Ada is on the page "/thank-you/apply?jobPostingID=2"
      And the firm has the note "I can start in May." and the files "resume.txt" and "letter.txt" of Ada

  @J2.1-24 @J2.1-26 @J2.1-27 @J2.1-28 @J2.1-02 @J2.5-45
  Rule: The address names what is applied for

    Scenario Outline: <address>
      When Ada goes to apply at "<address>"
      Then the page of applying is headed "<heading>"

      Examples:
        | address                                          | heading            |
        | /account-management/apply/2                      | Cost Analyst       |
        | /account-management/apply/generic?jobPostingID=2 | Cost Analyst       |
        | /account-management/apply/generic                | Submit your resume |
        | /account-management/apply/999                    | Apply              |

  @J2.1-25 @J2.1-28
  Rule: One can apply without naming a job

    Example: She sends her resume
      Given Ada has gone to apply for no job in particular
      And Ada has started her application
      And Ada has added "resume.txt"
      When Ada submits her application
      Then the application is submitted, and the applicant is thanked
      And Ada has one application that is submitted

  @J1-19
  Rule: An application is submitted only with a resume that has arrived

    Example: There is no file
      Given Ada has gone to apply for "Cost Analyst"
      And Ada has started her application
      When Ada submits her application
      Then Ada is told "Your resume is missing."
      And Ada has one draft

    Example: There is a letter alone
      Given Ada has gone to apply for "Cost Analyst"
      And Ada has started her application
      And Ada has added "resume.txt" and "letter.txt"
      And Ada has removed "resume.txt"
      When Ada submits her application
      Then Ada is told "Your resume is missing."

    Example: It is still on its way
      Given Ada has gone to apply for "Cost Analyst"
      And Ada has started her application
      And the line has become slow
      And Ada has added "resume.txt"
      When Ada submits her application
      Then Ada is told "Your files are still uploading."

    Example: The line has broken
      Given Ada has gone to apply for "Cost Analyst"
      And Ada has started her application
      And the line has become slow
      And Ada has added "resume.txt"
      And the line has broken in the middle of the file
      When Ada submits her application
      Then Ada is told "Some of your files did not arrive."

  @C4.1-05.b
  Rule: A note that is not submitted stays on the device for its writer alone

    Background:
      Given Ada has begun to apply for "Cost Analyst"
      And Ada has gone to apply for "Cost Analyst"
      And Ada has written the note "I can start in May."

    Example: She reloads the page
      When Ada reloads the page of her application
      Then Ada's note reads "I can start in May."

    Example: Somebody else signs in there, and applies for the same job
      Given "Ben Birch" has an account
      And Ben has begun to apply for "Cost Analyst"
      When Ben signs in in another tab of Ada's browser while hers sleeps
      Then the applicant writes her application
      And Ada's note reads ""
