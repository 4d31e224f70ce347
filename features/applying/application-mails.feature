Feature: Application e-mails
  Whoever applies need not look again and again: an e-mail says what has arrived, that a job has closed, and that a draft
  would be lost. None comes twice.

  Background:
    Given the firm has these open jobs
      | id   | title          | city   | state |
      | cost | Cost Analyst   | Dayton | Ohio  |
      | data | Data Scientist | Ogden  | Utah  |
    And "Ada Moss" has an account

  @J1-19
  Rule: Whoever has submitted an application is told once what has arrived, for which job, and what comes next

    Example: Ada applies for a job
      Given Ada has begun an application for "Cost Analyst" with her resume
      When Ada's application for "Cost Analyst" is submitted
      Then Ada has been told once that her application has arrived
      And the e-mail to "ada@example.org" says "Your application for the job “Cost Analyst” has arrived, with one file"
      And the e-mail to "ada@example.org" says "Our recruiters will read it"

    Example: Her answer got lost, and she submits it once more
      Given Ada has begun an application for "Cost Analyst" with her resume
      And Ada's application for "Cost Analyst" is submitted
      When Ada's application for "Cost Analyst" is submitted
      Then Ada has been told once that her application has arrived

    Example: She applies for no job in particular
      Given Ada has begun an application for no job in particular with her resume
      When Ada's application for no job in particular is submitted
      Then Ada has been told once that her application has arrived
      And the e-mail to "ada@example.org" says "Your application for no job in particular has arrived"

  @J1-20
  Rule: A draft is deleted 90 days after its last change, and its writer is told so 14 and 3 days before

    Example: After 75 days it is too early to say anything
      Given Ada has begun an application for "Cost Analyst" with her resume
      When 75 days pass without a change to it
      Then Ada has never been told that her draft will be deleted

    Example: After 76 days, 14 before its end, she is told
      Given Ada has begun an application for "Cost Analyst" with her resume
      When 76 days pass without a change to it
      Then Ada has been told once that her draft will be deleted
      And the e-mail to "ada@example.org" says "You have started an application for the job “Cost Analyst” and have not submitted it."

    Example: 4 days before the day named in that e-mail, she is not told again yet
      Given Ada has begun an application for "Cost Analyst" with her resume
      And 76 days pass without a change to it
      When it is 4 days before the day that Ada's e-mail names
      Then Ada has been told once that her draft will be deleted

    Example: 3 days before that day she is told again, and can still submit it
      Given Ada has begun an application for "Cost Analyst" with her resume
      And 76 days pass without a change to it
      And it is 3 days before the day that Ada's e-mail names
      And Ada has been told twice that her draft will be deleted
      When Ada's application for "Cost Analyst" is submitted
      Then Ada has been told once that her application has arrived

    Example: A day before that day it is still there
      Given Ada has begun an application for "Cost Analyst" with her resume
      And 76 days pass without a change to it
      When it is 1 day before the day that Ada's e-mail names
      Then the firm keeps 1 application

    Example: A day after that day it is gone
      Given Ada has begun an application for "Cost Analyst" with her resume
      And 76 days pass without a change to it
      When it is 1 day after the day that Ada's e-mail names
      Then Ada has been told twice that her draft will be deleted
      And the firm keeps no application

  @J1-20
  Rule: The writer of a draft is told once that its job has closed

    Example: The job closes
      Given Ada has begun an application for "Cost Analyst" with her resume
      And the firm takes "Cost Analyst" down
      When 2 days pass without a change to it
      Then Ada has been told once that the job of her draft has closed
      And the e-mail to "ada@example.org" says "This job is no longer open, so the application cannot be submitted."

    Example: Another job closes
      Given Ada has begun an application for "Cost Analyst" with her resume
      And the firm takes "Data Scientist" down
      When 2 days pass without a change to it
      Then Ada has never been told that the job of her draft has closed

    Example: What she had submitted stays as it is
      Given Ada has begun an application for "Cost Analyst" with her resume
      And Ada's application for "Cost Analyst" is submitted
      And the firm takes "Cost Analyst" down
      When 2 days pass without a change to it
      Then Ada has never been told that the job of her draft has closed

  @J1-19
  Rule: Whoever withdraws is told so, and so is the firm

    Example: Ada changes her mind
      Given Ada has begun an application for "Cost Analyst" with her resume
      And Ada's application for "Cost Analyst" is submitted
      When Ada's application for "Cost Analyst" is withdrawn
      Then Ada has been told once that her application is withdrawn
      And the firm has been told that an application for "Cost Analyst" was withdrawn

  @C6-11
  Rule: Whoever deletes her account withdraws what she has submitted

    Background:
      Given Ada's e-mail is confirmed

    Example: Ada has submitted one application and begun another
      Given Ada has begun an application for "Cost Analyst" with her resume
      And Ada's application for "Cost Analyst" is submitted
      And Ada has begun an application for "Data Scientist" with her resume
      When Ada's account is deleted
      Then the firm has been told that an application for "Cost Analyst" was withdrawn
      And the e-mail to "ada@example.org" says "Your open applications have been withdrawn"
      And the firm keeps no application

  @C4.1-05.b
  Rule: The firm keeps no application from a visitor who is not signed in

    Example: Ben has no account
      When Ben begins an application for "Cost Analyst" without signing in
      Then the firm keeps no application

    Example: Ben wants no job in particular
      When Ben begins an application for no job in particular without signing in
      Then the firm keeps no application
