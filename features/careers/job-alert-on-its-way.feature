Feature: Job alert on its way
  What job seekers are told while a sign-up is under way, and what they can do when it does not arrive: nobody signs up
  twice, and nobody has to write the address again.

  Background:
    Given the firm has these open jobs
      | title        | categories | city      | state    |
      | Cost Analyst | Cost       | Arlington | Virginia |
    And Ada is looking at current opportunities

  Rule: One sign-up at a time

    @J2.6-02 @J4.10-01 @J5-03 @J7-28
    Example: While it is under way Ada cannot sign up again
      Given the line to the site is slow
      When Ada signs up for job alerts with "ada@engine.example"
      Then it is being proved that no robot is at work
      And Ada cannot sign up now
      And the only notice is "Attempting to sign up"

    @J2.6-02 @J4.10-01
    Example: After the proof the sign-up itself is under way
      Given the line to the site is slow
      And Ada signs up for job alerts with "ada@engine.example"
      When the proof is there
      Then what is sent is under way
      And job alerts are being asked for
      And Ada cannot sign up now

    @J5-03
    Example: Ada is impatient
      When Ada signs up for job alerts with "ada@engine.example", twice in a row
      Then the visitor is thanked for signing up
      And 1 sign-up has left
      And "ada@engine.example" is sent 1 mail

  Rule: What fails is told once, and can be tried again

    @J2.6-04 @J4.10-03 @J8-17 @J8-18 @J8-19
    Example: The sign-up is lost
      Given the line to the site is slow
      And Ada signs up for job alerts with "ada@engine.example"
      When what is sent is lost on its way
      Then job alerts can be asked for
      And Ada is shown the error "Error occurred while signing up."
      And Ada is told "Please wait a minute and try again."
      And the only notice is "Error occurred while signing up."

    @J4.10-03
    Example: What Ada wrote is kept when the sign-up is lost
      Given the line to the site is slow
      And Ada signs up for job alerts with "ada@engine.example"
      When what is sent is lost on its way
      Then Ada can sign up now
      And Ada's address still stands as "ada@engine.example"

    @J4.10-03 @J8-17
    Example: No proof is to be had
      Given the line to the site is slow
      And Ada signs up for job alerts with "ada@engine.example"
      When no proof is to be had
      Then job alerts can be asked for
      And the only notice is "Error occurred while signing up."

    @J4.10-03 @J8-17
    Example: The answer is lost, and Ada signs up once more
      Given the line to the site is slow
      And Ada signs up for job alerts with "ada@engine.example"
      And what is sent arrives, but every answer is lost on its way
      When Ada signs up once more
      Then the visitor is thanked for signing up
      And "ada@engine.example" is sent 1 mail

  Rule: A visitor who is refused is told why

    @J8-17 @J8-19
    Example: Ada was sent enough for today
      Given Ada has signed up with "ada@engine.example" as often as one day allows
      And Ada has opened the kept search "category=cost"
      When Ada signs up for job alerts with "ada@engine.example"
      Then what is wrong with Ada's address is "This email address was sent enough for today. Please try again tomorrow."
      And Ada is shown the error "Error occurred while signing up."
      And job alerts can be asked for
