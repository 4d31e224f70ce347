Feature: Withdrawing an application
  An applicant whose plans have changed withdraws what she submitted, or deletes a draft. Neither happens by a slip, and what
  became of it is said also when the line breaks.

  Background:
    Given the firm has these open jobs
      | id | title          | city      | state    |
      | 2  | Cost Analyst   | Dayton    | Ohio     |
      | 4  | Data Scientist | Arlington | Virginia |
    And "Ada Moss" has an account
    And Ada's e-mail is confirmed
    And Ada has applied for "Cost Analyst"
    And Ada has begun to apply for "Data Scientist"
    And Ada has signed in to stay signed in
    And Ada has looked at her applications

  @J2.9-34.b
  Rule: An application is withdrawn once its applicant has said why, or that she would rather not say

    Example: She is asked first
      When Ada wants to withdraw "Cost Analyst"
      Then the applicant is asked why she withdraws, and whether she is sure
      And Ada is told "We learn only how often each reason is given, not who gave it."

    Example: She has accepted another job
      Given Ada wants to withdraw "Cost Analyst"
      And Ada gives the reason "I accepted another job"
      When Ada says that she is sure
      Then Ada is told "Your application has been withdrawn."
      And the firm knows that 1 applicant has withdrawn, and the reason "I accepted another job"
      And a mail to "ada@example.org" says "You have withdrawn your application for the job “Cost Analyst”."

    Example: She would rather not say
      Given Ada wants to withdraw "Cost Analyst"
      When Ada says that she is sure
      Then Ada finds these applications
        | part      | job            | state             |
        | To finish | Data Scientist | Not submitted yet |
        | Ended     | Cost Analyst   | Withdrawn         |
      And the firm knows that 1 applicant has withdrawn, and the reason "I would rather not say"

    Example: She keeps it after all
      Given Ada wants to withdraw "Cost Analyst"
      When Ada says that she is not sure
      Then Ada finds these applications
        | part      | job            | state             |
        | To finish | Data Scientist | Not submitted yet |
        | Under way | Cost Analyst   | Submitted         |

    Example: An interview does not keep her
      Given the firm has told Ada that "Cost Analyst" is "interview"
      And Ada wants to withdraw "Cost Analyst"
      When Ada says that she is sure
      Then Ada is told "Your application has been withdrawn."

  @J2.9-34.b
  Rule: A draft is deleted once its applicant has said that she is sure

    Example: She is asked first
      When Ada wants to delete her draft for "Data Scientist"
      Then the applicant is asked whether her draft is to be deleted
      And Ada is told "Its files will be deleted too. This cannot be undone."

    Example: She is sure
      Given Ada wants to delete her draft for "Data Scientist"
      When Ada says that she is sure
      Then Ada is told "Your draft has been deleted."
      And Ada finds these applications
        | part      | job          | state     |
        | Under way | Cost Analyst | Submitted |

    Example: She is not sure
      Given Ada wants to delete her draft for "Data Scientist"
      When Ada says that she is not sure
      Then Ada finds these applications
        | part      | job            | state             |
        | To finish | Data Scientist | Not submitted yet |
        | Under way | Cost Analyst   | Submitted         |

  @C8-03
  Rule: An applicant knows how things stand, whatever happened on the way, on another device or in another tab

    Example: Another device was quicker
      Given Ada has withdrawn "Cost Analyst" on another device
      And Ada wants to withdraw "Cost Analyst"
      When Ada says that she is sure
      Then Ada is told "This application is no longer active."
      And the firm knows that 1 applicant has withdrawn, and the reason "I would rather not say"

    Example: Another tab was quicker
      Given Ada wants to withdraw "Cost Analyst"
      And Ada withdraws "Cost Analyst" in another tab
      When Ada says that she is sure
      Then Ada is told "This application is no longer active."
      And the firm knows that 1 applicant has withdrawn, and the reason "I would rather not say"

    Example: The wish is lost
      Given Ada wants to withdraw "Cost Analyst"
      And the firm's answer about her applications is slow to come
      And Ada has said that she is sure
      When the firm's answer about her applications is lost
      Then Ada is told "We cannot tell whether your application was withdrawn."
      And the applications of the applicant are listed

    Example: The answer is lost, and she tries again
      Given Ada wants to withdraw "Cost Analyst"
      And the firm's answer about her applications is slow to come
      And Ada has said that she is sure
      And the firm does what she wants, and its answer is lost
      When Ada withdraws "Cost Analyst" once more
      Then Ada is told "This application is no longer active."
      And the firm knows that 1 applicant has withdrawn, and the reason "I would rather not say"
