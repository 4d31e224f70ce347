Feature: Applying on a bad line
  What gets lost on its way costs another try and nothing else: there is no second application and no second submission,
  and not a word of the note is lost.

  Background:
    Given the firm has these open jobs
      | id | title        | city      | state    |
      | 2  | Cost Analyst | Arlington | Virginia |
    And "Ada Moss" has an account
    And Ada has arrived at "/home"
    And Ada has signed in

  @C8-03
  Rule: What could not be looked up can be asked for again

    Example: It is looked up
      When Ada goes to apply for "Cost Analyst", and the firm's answer is slow to come
      Then it is looked up what the applicant has for this job
      And Ada is told "Loading your application..."

    Example: It gets lost, and she asks again
      Given Ada goes to apply for "Cost Analyst", and the firm's answer is slow to come
      And what Ada asks about her application has got lost
      And what the applicant has for this job could not be looked up
      When Ada asks for her application again
      Then the applicant reads what is needed to apply, before anything is made

  @C8-03 @J1-20
  Rule: An application is started once, whatever was lost

    Example: The answer is lost, and she tries again
      Given Ada has gone to apply for "Cost Analyst"
      And the firm's answer about her application is slow to come
      And Ada has started her application
      And the firm's answer about her application has been lost
      When Ada starts her application
      Then the applicant writes her application
      And Ada has one draft

    Example: The answer is lost
      Given Ada has gone to apply for "Cost Analyst"
      And the firm's answer about her application is slow to come
      And Ada has started her application
      When the firm's answer about her application is lost
      Then Ada is told "We cannot tell whether your application was started."
      And Ada is told "The site cannot be reached. Please check your connection and try again. Press again; if it was, you will return to it."

  @C8-03 @J1-19
  Rule: An application is submitted once, whatever was lost

    Background:
      Given Ada has gone to apply for "Cost Analyst"
      And Ada has started her application
      And Ada has added "resume.txt"

    Example: It does not arrive
      Given Ada has written the note "I can start in May."
      And the firm's answer about her application is slow to come
      And Ada has submitted her application
      When what Ada asks about her application gets lost
      Then Ada's note reads "I can start in May."
      And Ada has one draft

    Example: She is told what is known, and what to do
      Given the firm's answer about her application is slow to come
      And Ada has submitted her application
      When what Ada asks about her application gets lost
      Then Ada is told "We cannot tell whether your application was submitted."
      And Ada is told "The site cannot be reached. Please check your connection and try again. You can safely press again; it is submitted only once. Nothing you wrote or added is lost."

    Example: The answer is lost, and she tries again
      Given the firm's answer about her application is slow to come
      And Ada has submitted her application
      And the firm's answer about her application has been lost
      When Ada submits her application
      Then the application is submitted, and the applicant is thanked
      And Ada has been told once that her application has arrived
