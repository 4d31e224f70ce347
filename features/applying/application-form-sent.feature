Feature: Sending the form of an application
  An applicant sends her form once, is thanked, and can read it as she sent it. What holds it up, a file that is still being checked or
  a job that has closed, takes nothing from her.

  Background:
    Given the firm has these open jobs
      | id | title           | city   | state |
      | 2  | Software Tester | Dayton | Ohio  |
    And the firm has lists to choose from in its form
    And "Ada Moss" has an account
    And Ada has arrived at "/home"
    And Ada has signed in to stay signed in

  @J2.1-23 @J2.9-34.c
  Rule: A form that is complete is submitted, and the applicant is thanked

    Example: She writes all of it in one sitting
      Given Ada has begun the form for "Software Tester"
      And Ada has filled in the sections of her form and called them complete
      And Ada has added "resume.txt" to her form
      When Ada submits her form
      Then Ada is on the page "/thank-you/application?jobPostingID=2"
      And Ada has one application that is submitted

    Example: She comes back to one that lacks a section
      Given Ada has filled in the form for "Software Tester" but for "Declarations" elsewhere
      And Ada has gone to the form for "Software Tester"
      And Ada has filled in "Declarations" and called it complete
      When Ada submits her form
      Then the form is submitted, and the applicant is thanked

  @J2.9-34.c
  Rule: A form is held back while its files are checked for anything harmful

    Background:
      Given Ada has filled in the form for "Software Tester" elsewhere
      And the firm is still checking the files
      And Ada has gone to the form for "Software Tester"

    Example: They are still being checked
      When Ada submits her form
      Then the form is submitted once its files have been checked
      And Ada has one draft

    Example: She asks once more when they have been checked
      Given Ada has submitted her form
      And the firm has checked the files
      When Ada submits her form
      Then the form is submitted, and the applicant is thanked

    Example: She goes on with it meanwhile
      Given Ada has submitted her form
      When Ada goes on writing her form
      Then the applicant fills in her application, in any order

    Example: The job closes meanwhile
      Given Ada has submitted her form
      And the firm has closed "Software Tester"
      When Ada submits her form
      Then Ada is told "This job has closed."
      And Ada has one draft

  @J2.1-23
  Rule: What was sent can be read later as it stood

    Background:
      Given Ada has sent the form for "Software Tester"

    Example: She reads it
      When Ada goes to the form for "Software Tester"
      Then the applicant reads the form as she has sent it
      And the sent "Education" reads "School: Elm College", "Degree or certificate: B.S.", "From: September 2010", "To: June 2014"
      And the sent "Resume and other files" reads "Resume: resume.txt"

    Example: The firm has changed its lists since
      Given the firm's list of countries has changed
      When Ada goes to the form for "Software Tester"
      Then the sent "Contact details" includes "Country: United States"

    Example: The job has closed since
      Given the firm has closed "Software Tester"
      When Ada goes to the form for "Software Tester"
      Then the sent "Contact details" includes "City: Dayton"

    Example: What is kept apart is not shown with it
      When Ada goes to the form for "Software Tester"
      Then the applicant reads the form as she has sent it
      And "Equal opportunity" is not shown with what she has sent

  @J2.9-34.c
  Rule: A job that closes takes nothing away that was written for it

    Example: It closes before she submits
      Given Ada has filled in the form for "Software Tester" elsewhere
      And Ada has gone to the form for "Software Tester"
      And the firm has closed "Software Tester"
      When Ada submits her form
      Then Ada is told "This job has closed."
      And "Contact details" of her form says
        | City | Dayton |

    @screen
    Example: She comes back after it has closed
      Given Ada has filled in the form for "Software Tester" elsewhere
      And the firm has closed "Software Tester"
      When Ada goes to the form for "Software Tester"
      Then Ada is told "This job has closed."

  @J2.9-34.c
  Rule: A form is begun only for a job that is open

    Example: It is open
      When Ada goes to the form for "Software Tester"
      Then the applicant reads what the form asks for, before anything is made

    Example: It had closed before she began
      Given the firm has closed "Software Tester"
      When Ada goes to the form for "Software Tester"
      Then the applicant is told that this job is not open for an application
      And Ada has no application

  @J2.9-34.c
  Rule: The form of an application can be filled in until it is sent or she has been told the decision

    Example: She has been told the decision
      Given Ada has applied for "Software Tester"
      And the firm has told Ada that "Software Tester" is "not selected"
      When Ada goes to the form for "Software Tester"
      Then the applicant is told that this application is over

    Example: The firm has decided without telling her
      Given Ada has applied for "Software Tester"
      And the firm has decided without telling
        | applicant | job             | state        |
        | Ada       | Software Tester | not selected |
      When Ada goes to the form for "Software Tester"
      Then the applicant fills in her application, in any order

    @J4.11-02
    Example: She had withdrawn herself
      Given Ada has applied for "Software Tester"
      And Ada has withdrawn from "Software Tester"
      When Ada goes to the form for "Software Tester"
      Then the applicant reads what the form asks for, before anything is made

    @C2.15-03
    Example: A resume alone was submitted, so the rest can be added
      Given Ada has applied for "Software Tester"
      When Ada goes to the form for "Software Tester"
      Then the applicant fills in her application, in any order
