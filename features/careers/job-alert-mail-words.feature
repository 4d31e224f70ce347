Feature: Words in job alert e-mails
  Anyone can type somebody else's address into the form for job alerts. The firm then writes to a stranger, in words of
  its own: nobody can make it send a message of theirs.

  Background:
    Given the firm has these open jobs
      | title          | categories | city      | state      |
      | Cost Analyst   | Cost       | Arlington | Virginia   |
      | Cost Estimator | Cost       | San Diego | California |
    And Ada is looking at current opportunities

  Rule: An e-mail repeats only those words of a search that name the firm's own jobs

    @J7-29
    Example: Words of a job title
      Given Ada has searched for "cost estimator"
      When Ada signs up for job alerts with "ben@engine.example"
      Then the visitor is thanked for signing up
      And the e-mail to "ben@engine.example" says "jobs for “cost estimator”"

    @J7-29
    Example: Words that no job has
      Given Ada has searched for "call 555 0100 about your account"
      When Ada signs up for job alerts with "ben@engine.example"
      Then the visitor is thanked for signing up
      And the e-mail to "ben@engine.example" says "jobs for words of your choice"
      And the e-mail to "ben@engine.example" does not say "call"
      And the e-mail to "ben@engine.example" does not say "your account"

    @J7-29
    Example: A word of a job title among others
      Given Ada has searched for "cost overrun, pay now"
      When Ada signs up for job alerts with "ben@engine.example"
      Then the visitor is thanked for signing up
      And the e-mail to "ben@engine.example" says "jobs for “cost” and other words"
      And the e-mail to "ben@engine.example" does not say "pay"

  Rule: The e-mail about new jobs keeps to the same words

    @J1-10
    Example: A job alert for a search that holds a stranger's words
      Given Ada gets job alerts for the search "search=cost+estimator+pay+now" at ben@engine.example
      And the firm opens these jobs
        | title          | categories | city  | state |
        | Cost Estimator | Cost       | Ogden | Utah  |
      When the hour for job alerts comes
      Then the e-mail to "ben@engine.example" says "jobs for “cost estimator” and other words"
      And the e-mail to "ben@engine.example" does not say "pay"
