Feature: Applying for a closed job, and coming back after applying
  A job that closes interrupts nobody: what was written stays to be read, and only submitting is refused. Whoever has applied
  reads what she submitted, and can submit newer files.

  Background:
    Given the firm has these open jobs
      | id | title        | city      | state    |
      | 2  | Cost Analyst | Arlington | Virginia |
      | 4  | Data Analyst | Dayton    | Ohio     |
    And "Ada Moss" has an account
    And Ada has arrived at "/home"
    And Ada has signed in

  @J1-20
  Rule: Nobody can start an application for a job that is not open

    Example: One that has closed
      Given the firm has closed "Cost Analyst"
      When Ada goes to apply for "Cost Analyst"
      Then the applicant is told that this job is not open
      And Ada has no application

    Example: One that never was
      When Ada goes to apply for "Deep Sea Diver"
      Then the applicant is told that this job is not open

    Example: One that closes while she reads what is needed
      Given Ada has gone to apply for "Cost Analyst"
      And the firm has closed "Cost Analyst"
      When Ada tries to start her application
      Then Ada is told "This job is no longer open, so no one can apply for it."
      And Ada has no application

    Example: One that closes while she reads about it
      Given Ada has opened the page of "Cost Analyst"
      And the firm has closed "Cost Analyst"
      And Ada has gone to apply for "Cost Analyst"
      When Ada tries to start her application
      Then Ada is told "This job is no longer open, so no one can apply for it."
      And Ada has no application

  @J1-19
  Rule: A draft for a job that has closed stays to be read, and cannot be submitted

    Example: She comes back to it
      Given Ada has begun to apply for "Cost Analyst"
      And the firm has closed "Cost Analyst"
      When Ada goes to apply for "Cost Analyst"
      Then the applicant reads her draft of a job that has closed
      And Ada cannot submit it

    Example: It closes while she writes
      Given Ada has gone to apply for "Cost Analyst"
      And Ada has started her application
      And the firm has closed "Cost Analyst"
      When Ada adds "resume.txt"
      Then the applicant writes her application
      And the file is with the application

    Example: It closes before she submits
      Given Ada has gone to apply for "Cost Analyst"
      And Ada has started her application
      And Ada has added "resume.txt"
      And the firm has closed "Cost Analyst"
      When Ada submits her application
      Then Ada is told "This job has closed."
      And Ada has one draft

  @J2.5-41.a @J1-19 @J2.9-34.b
  Rule: Whoever has applied reads what she has submitted, and can submit newer files

    Example: She looks at it
      Given Ada has applied for "Cost Analyst" with "resume.txt"
      When Ada goes to apply for "Cost Analyst"
      Then the applicant reads what she has submitted, and can add newer files
      And Ada reads that she has submitted "resume.txt"

    Example: A newer resume
      Given Ada has applied for "Cost Analyst" with "resume.txt"
      And Ada has gone to apply for "Cost Analyst"
      And Ada has added "newer resume.txt"
      When Ada submits her application
      Then the application is submitted, and the applicant is thanked
      And the firm has the note "" and the file "newer resume.txt" of Ada

    Example: Nothing is newer
      Given Ada has applied for "Cost Analyst"
      And Ada has gone to apply for "Cost Analyst"
      When Ada submits her application
      Then Ada is told "There is no newer file."

  @J4.11-02
  Rule: Nothing more can be submitted once an applicant has been told the decision about her application

    Example: Ada was turned down
      Given Ada has applied for "Cost Analyst"
      And the firm has told Ada that "Cost Analyst" is "not selected"
      When Ada goes to apply for "Cost Analyst"
      Then the applicant is told that her application is over

    Example: A decision she was not told of changes nothing
      Given Ada has applied for "Cost Analyst"
      And the firm has decided without telling
        | applicant | job          | state        |
        | Ada       | Cost Analyst | not selected |
      When Ada goes to apply for "Cost Analyst"
      Then the applicant reads what she has submitted, and can add newer files

    Example: A decision about one job leaves the others open
      Given Ada has applied for "Cost Analyst"
      And the firm has told Ada that "Cost Analyst" is "not selected"
      When Ada goes to apply for "Data Analyst"
      Then the applicant reads what is needed to apply, before anything is made

  @J4.11-02
  Rule: An applicant who has withdrawn can apply again while the job is open

    Example: Ada has withdrawn
      Given Ada has applied for "Cost Analyst"
      And Ada has withdrawn from "Cost Analyst"
      When Ada goes to apply for "Cost Analyst"
      Then the applicant reads what is needed to apply, before anything is made
