Feature: An applicant's applications
  An applicant sees in her account what she has begun and what she has submitted, when, and what the firm has told her of it. What
  was submitted stays readable as it was.

  Background:
    Given the firm has these open jobs
      | id | title             | city      | state      | tracking number | summary                  |
      | 2  | Cost Analyst      | Dayton    | Ohio       | T-1041          | You count what is spent. |
      | 4  | Data Scientist    | Arlington | Virginia   | T-1042          | You read large tables.   |
      | 6  | Software Engineer | Seaside   | California | T-1043          | You build what lasts.    |
    And "Ada Moss" has an account
    And Ada's e-mail is confirmed

  @J2.9-34.a @J7-42
  Rule: Her applications are listed by what is to be done with them

    Example: One to finish, one under way and one that has ended
      Given Ada has applied for "Cost Analyst"
      And Ada has applied for "Software Engineer"
      And Ada has begun to apply for "Data Scientist"
      And the firm has told Ada that "Software Engineer" is "not selected"
      And Ada has signed in
      When Ada looks at her applications
      Then Ada finds these applications
        | part      | job               | state             |
        | To finish | Data Scientist    | Not submitted yet |
        | Under way | Cost Analyst      | Submitted         |
        | Ended     | Software Engineer | Not selected      |

    Example: The state is the one that the firm has told
      Given Ada has applied for "Cost Analyst"
      And the firm has told Ada that "Cost Analyst" is "interview"
      And Ada has signed in
      When Ada looks at her applications
      Then Ada finds these applications
        | part      | job          | state     |
        | Under way | Cost Analyst | Interview |

    Example: An application for no job in particular
      Given Ada has applied for "no job in particular"
      And Ada has signed in
      When Ada looks at her applications
      Then Ada finds these applications
        | part      | job                  | state     |
        | Under way | No job in particular | Submitted |

    Example: Who has none is told so
      Given Ada has signed in
      When Ada looks at her applications
      Then the applicant has no applications
      And Ada is told "You have not applied for a job here yet."

    @C6-11
    Example: Nobody finds those of somebody else
      Given "Ben Birch" has an account
      And Ada has applied for "Cost Analyst"
      And Ben has signed in
      When Ben looks at his applications
      Then the applicant has no applications

  @J2.9-34.a
  Rule: An application says when it was submitted, and a draft until when it is kept

    Example: What the firm says later does not change the day of submission
      Given Ada has applied for "Cost Analyst"
      And 3 days have passed
      And the firm has told Ada that "Cost Analyst" is "in review"
      And Ada has signed in
      When Ada looks at her applications
      Then the application for "Cost Analyst" says on which day it was submitted
      And Ada reads of "Cost Analyst" that it is in review since 3 days later

    Example: A draft
      Given Ada has begun to apply for "Cost Analyst"
      And Ada has signed in
      When Ada looks at her applications
      Then the application for "Cost Analyst" says on which day it is deleted

  @J2.9-34.a
  Rule: What an application was for stays readable as it stood on the day of submission

    Example: The firm has changed the posting
      Given Ada has applied for "Cost Analyst"
      And the firm now says of "Cost Analyst" that "You count nothing any more."
      And Ada has signed in
      When Ada looks at her applications
      Then the posting of her application for "Cost Analyst" says "You count what is spent."
      And Ada reads of "Cost Analyst" "Dayton, Ohio · Tracking number T-1041"

    Example: The job has closed
      Given Ada has applied for "Cost Analyst"
      And the firm has closed "Cost Analyst"
      And Ada has signed in
      When Ada looks at her applications
      Then the posting of her application for "Cost Analyst" says "You count what is spent."
      And Ada reads of "Cost Analyst" "This job has closed."

    Example: The job of a draft has closed
      Given Ada has begun to apply for "Cost Analyst"
      And the firm has closed "Cost Analyst"
      And Ada has signed in
      When Ada looks at her applications
      Then Ada reads of "Cost Analyst" "This job has closed, so the draft can no longer be submitted. You can still read it."

  @J2.9-34.a @C6-11
  Rule: The files that she submitted can be opened, by the names that she gave them

    Background:
      Given Ada has applied for "Cost Analyst" with "Ada Moss, résumé.txt"
      And Ada has signed in
      And Ada has looked at her applications

    Example: She opens her resume
      When Ada opens the submitted file "Ada Moss, résumé.txt"
      Then Ada has the file "Ada Moss, résumé.txt" with "The resume of ada@example.org."

    Example: A file that could not be opened can be asked for again
      Given the firm's answer about her applications is slow to come
      And Ada asks for "Ada Moss, résumé.txt"
      When the firm's answer about her applications is lost
      Then the applications of the applicant are listed
      And Ada is told "The file could not be opened."

  @J2.9-34.a
  Rule: Applications that do not arrive are not lost

    Example: They are loading
      Given Ada has signed in
      When Ada looks at her applications, and the firm's answer is slow to come
      Then the applications of the applicant are loading
      And Ada is told "Loading your applications..."

    Example: They can be asked for again
      Given Ada has applied for "Cost Analyst"
      And Ada has signed in
      And Ada looks at her applications, and the firm's answer is slow to come
      And the firm's answer about her applications has been lost
      And the applications of the applicant could not be loaded
      When Ada asks for her applications again
      Then the applications of the applicant are listed
