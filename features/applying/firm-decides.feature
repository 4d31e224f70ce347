Feature: What the firm decides, and what it tells
  Those who read applications decide in their own time and with their own tools. An applicant learns what was decided when
  the firm means her to, once, and never by a slip; and those who read applications learn every day what has come.

  Background:
    Given the firm has these open jobs
      | title        | tracking number |
      | Cost Analyst | T-1041          |
      | Geographer   | T-1042          |
    And "Ada Moss" has an account
    And Ada's e-mail is confirmed
    And Ada has applied for "Cost Analyst"

  @J7-42
  Rule: What the firm has decided and not told stays unknown to the applicant

    Example: Ada is not selected, and does not know it yet
      When the firm decides without telling
        | applicant | job          | state        |
        | Ada       | Cost Analyst | not selected |
      Then Ada reads of her application for "Cost Analyst" that it is "Submitted"
      And Ada has been mailed nothing about what the firm has decided

    Example: A slip is corrected before anybody learns of it
      Given the firm has decided without telling
        | applicant | job          | state        |
        | Ada       | Cost Analyst | not selected |
      When the firm decides and tells
        | applicant | job          | state     |
        | Ada       | Cost Analyst | interview |
      Then Ada reads of her application for "Cost Analyst" that it is "Interview"
      And the only decision mailed to Ada is "We would like to talk with you"

  @C7.2-18
  Rule: An applicant is told each decision by one e-mail

    Example: Ada is invited
      When the firm decides and tells
        | applicant | job          | state     |
        | Ada       | Cost Analyst | interview |
      Then Ada reads of her application for "Cost Analyst" that it is "Interview"
      And the only decision mailed to Ada is "We would like to talk with you"

    Example: The firm gives the same file twice
      Given the firm has decided and told
        | applicant | job          | state |
        | Ada       | Cost Analyst | offer |
      When the firm decides and tells
        | applicant | job          | state |
        | Ada       | Cost Analyst | offer |
      Then the firm reads that 0 were told, 1 is as before and 0 are refused
      And the only decision mailed to Ada is "We have an offer for you"

    Example: What was decided earlier is told later
      Given the firm has decided without telling
        | applicant | job          | state |
        | Ada       | Cost Analyst | hired |
      When the firm decides and tells
        | applicant | job          | state |
        | Ada       | Cost Analyst | hired |
      Then the only decision mailed to Ada is "Welcome"

  @C7.2-18
  Rule: A row that cannot be taken is refused with its reason, and the others are taken

    Example: One row names an application that is not there
      Given "Ben Moss" has an account
      And Ben has applied for "Geographer"
      When the firm decides and tells
        | applicant | job          | state     |
        | Ada       | Cost Analyst | in review |
        | nobody    | Geographer   | in review |
        | Ben       | Geographer   | offer     |
      Then the firm reads that 2 were told, 0 are as before and 1 is refused
      And the firm reads "Line 3: There is no such application."
      And Ben reads of his application for "Geographer" that it is "Offer"

    Example: An applicant who was told of an interview is not put back
      Given the firm has decided and told
        | applicant | job          | state     |
        | Ada       | Cost Analyst | interview |
      When the firm decides and tells
        | applicant | job          | state     |
        | Ada       | Cost Analyst | in review |
      Then the firm reads 'Line 2: "in review" does not follow "interview", which its applicant was told.'
      And Ada reads of her application for "Cost Analyst" that it is "Interview"

  @C7.2-18
  Rule: The firm reads what a file would do before it means it

    Example: A look at the file changes nothing
      When the firm looks at what a file would decide and tell
        | applicant | job          | state |
        | Ada       | Cost Analyst | offer |
      Then the firm reads that 1 would be told, 0 are as before and 0 are refused
      And Ada reads of her application for "Cost Analyst" that it is "Submitted"
      And Ada has been mailed nothing about what the firm has decided

  @C7.2-18
  Rule: A row that names a job decides about applications for that job

    Example: The job is the one that Ada has applied for
      When the firm decides and tells
        | applicant | job          | named job    | state |
        | Ada       | Cost Analyst | Cost Analyst | offer |
      Then Ada reads of her application for "Cost Analyst" that it is "Offer"

    Example: Somebody who was sent the applications for another job returns a row for Ada
      When the firm decides and tells
        | applicant | job          | named job  | state |
        | Ada       | Cost Analyst | Geographer | offer |
      Then the firm reads that 0 were told, 0 are as before and 1 is refused
      And Ada reads of her application for "Cost Analyst" that it is "Submitted"

  @C7.2-18
  Rule: Those who read applications get one e-mail on a day with news, which counts applications and names nobody

    Example: Two people have applied
      Given "Ben Moss" has an account
      And Ben has applied for "Geographer"
      When the hour for news of applications comes
      Then the firm's recruiters have been mailed "Applications: 2 submitted"
      And no mail to the firm's recruiters names Ada or Ben

    Example: Ada has shown that mail reaches her, and Ben has not
      Given "Ben Moss" has an account
      And Ben has applied for "Geographer"
      When the hour for news of applications comes
      Then the firm's recruiters have been mailed the words "Cost Analyst (T-1041): 1 submitted."
      And the firm's recruiters have been mailed the words "Geographer (T-1042): 1 submitted (1 from an unconfirmed address)."

    Example: The next day brings nothing new
      Given the hour for news of applications has come
      When the hour for news of applications comes
      Then the firm's recruiters have been mailed "Applications: 1 submitted"

    Example: Each day with news has its own
      Given the hour for news of applications has come
      And Ada has applied for "Geographer"
      When the hour for news of applications comes
      Then the firm's recruiters have been mailed "Applications: 1 submitted" and "Applications: 1 submitted"
