Feature: Job alert on its way
  What job seekers are told while a sign-up is under way, and what they can do when it does not arrive: nobody signs up
  twice, and nobody has to type the address again.

  Background:
    Given the firm has these open jobs
      | title        | categories | city      | state    |
      | Cost Analyst | Cost       | Arlington | Virginia |
    And Ada is looking at current opportunities

  Rule: Only one sign-up is under way at a time

    @J2.6-02 @J4.10-01 @J5-03 @J7-28
    Example: While it is under way, Ada cannot sign up again
      Given the connection to the site is slow
      When Ada signs up for job alerts with "ada@engine.example"
      Then the browser is proving that no robot is at work
      And Ada cannot sign up now
      And the only notice is "Attempting to sign up"

    @J2.6-02 @J4.10-01
    Example: After the proof, the sign-up itself is under way
      Given the connection to the site is slow
      And Ada signs up for job alerts with "ada@engine.example"
      When the proof is ready
      Then what is sent is on its way
      And job alerts are being asked for
      And Ada cannot sign up now

    @J5-03
    Example: Ada is impatient
      When Ada signs up for job alerts with "ada@engine.example", twice in a row
      Then the visitor is thanked for signing up
      And 1 sign-up has been sent
      And "ada@engine.example" is sent 1 e-mail

  Rule: A failure is reported once, and the sign-up can be tried again

    @J2.6-04 @J4.10-03 @J8-17 @J8-18 @J8-19 @C8-02
    Example: The sign-up is lost
      Given Ada's sign-up with "ada@engine.example" is on its way
      When what is sent is lost on the way
      Then job alerts can be asked for
      And Ada is shown the error "Error occurred while signing up."
      And Ada is told "Please wait a minute and try again."
      And the only notice is "Error occurred while signing up."

    @J4.10-03
    Example: What Ada wrote is kept when the sign-up is lost
      Given Ada's sign-up with "ada@engine.example" is on its way
      When what is sent is lost on the way
      Then Ada can sign up now
      And Ada's address is still "ada@engine.example"

    @J4.10-03 @J8-17
    Example: There is no proof to be had
      Given the connection to the site is slow
      And Ada signs up for job alerts with "ada@engine.example"
      When there is no proof to be had
      Then job alerts can be asked for
      And the only notice is "Error occurred while signing up."

    @J4.10-03 @J8-17
    Example: The answer is lost, and Ada signs up once more
      Given Ada's sign-up with "ada@engine.example" is on its way
      And what is sent arrives, but every answer is lost on the way
      When Ada signs up once more
      Then the visitor is thanked for signing up
      And "ada@engine.example" is sent 1 e-mail
      And 1 proof was asked for

  Rule: A visitor who is refused is told why

    @J8-17 @J8-19
    Example: Ada has been sent enough for today
      Given Ada has signed up with "ada@engine.example" as often as one day allows
      And Ada has opened the kept search "category=cost"
      When Ada signs up for job alerts with "ada@engine.example"
      Then what is wrong with Ada's address is "Too many emails were sent to this address today. Please try again tomorrow."
      And Ada is shown the error "Error occurred while signing up."
      And job alerts can be asked for

  @J1-11
  Rule: A sign-up that is on its way arrives

    Example: Ada goes to another page
      Given Ada's sign-up with "ada@engine.example" is on its way
      And Ada has followed a link to the home page
      When the firm accepts it
      Then "ada@engine.example" is sent 1 e-mail
