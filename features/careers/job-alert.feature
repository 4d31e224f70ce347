Feature: Job alert
  Job seekers who do not find their job today leave their address on current opportunities, and hear by e-mail when a job
  that their search finds is published.

  Background:
    Given the firm has these open jobs
      | title          | categories | city      | state      |
      | Cost Analyst   | Cost       | Arlington | Virginia   |
      | Data Scientist | Research   | Dayton    | Ohio       |
      | Cost Estimator | Cost       | San Diego | California |
    And Ada is looking at current opportunities

  Rule: A visitor who signs up is thanked, and the job alert is confirmed by e-mail

    @J2.3-05 @J2.6-03 @J4.10-02 @J8-21 @J8-22
    Example: Ada is thanked
      When Ada signs up for job alerts with "ada@engine.example"
      Then the visitor is thanked for signing up
      And Ada is told "You are now signed up. A confirmation email should arrive shortly."

    @J1-11 @J6-05 @J7-24 @J7-25 @J7-26 @J7-29
    Example: Ada signs up for all jobs
      When Ada signs up for job alerts with "ada@engine.example"
      Then the visitor is thanked for signing up
      And "ada@engine.example" is sent 1 e-mail
      And the e-mail to "ada@engine.example" says "all jobs"

    @J7-28 @J8-20
    Example: It is confirmed at the edge of the screen too
      When Ada signs up for job alerts with "ada@engine.example"
      Then the visitor is thanked for signing up
      And Ada is shown the confirmation "Successfully signed up"
      And the only notice is "Successfully signed up"

    @J2.6-03 @screen
    Example: A screen reader goes on to the thanks
      When Ada signs up for job alerts with "ada@engine.example"
      Then the focus is on the thanks for signing up

  Rule: The job alert is for the jobs that the search finds, says so in words, and follows the search

    @J1-11 @J7-25
    Example: The search changes before Ada signs up
      Given Ada has chosen the category "Cost"
      And Ada has chosen the state "Virginia"
      Then Ada would hear about "Cost jobs in Virginia"

    @C1-16 @J1-11 @J7-25 @J6-05
    Example: Ada hears about the jobs that she looked for
      Given Ada has searched for "estimator"
      When Ada signs up for job alerts with "ada@engine.example"
      Then the visitor is thanked for signing up
      And Ada would hear about "Jobs for “estimator”"
      And the e-mail to "ada@engine.example" says "jobs for “estimator”"

    @J2.6-01 @J2.6-03
    Example: Having signed up, Ada looks for something else
      Given Ada has signed up for job alerts with "ada@engine.example"
      When Ada chooses the category "Research"
      Then job alerts can be asked for
      And Ada would hear about "Research jobs"
      And Ada's address is still "ada@engine.example"

    @J2.6-03
    Example: Sorted differently, it is still the same search
      Given Ada has signed up for job alerts with "ada@engine.example"
      When Ada sorts by "Alphabetical"
      Then the visitor is thanked for signing up

  Rule: A sign-up needs an address, and one that can be written to

    @J5-01 @J5-02 @J5-03
    Scenario Outline: Ada signs up with "<address>"
      When Ada signs up for job alerts with "<address>"
      Then what is wrong with Ada's address is "<problem>"
      And 0 sign-ups have been sent

      Examples:
        | address         | problem                    |
        |                 | Please enter your email    |
        | ada             | Please enter a valid email |
        | ada@engine      | Please enter a valid email |
        | @engine.example | Please enter a valid email |

    @J5-02
    Example: The problem goes as soon as the address is right
      Given Ada signs up for job alerts with "ada@engine"
      When Ada corrects her address to "ada@engine.example"
      Then nothing is wrong with Ada's address

    @J5-02 @screen
    Example: The keyboard goes to what is wrong
      When Ada signs up for job alerts with "ada@engine"
      Then the focus is on Ada's address

    @J2.6-01 @screen
    Example: What is written before the page answers is not lost
      When Ada writes "ada@engine.example" before the page answers
      And Ada signs up once more
      Then the visitor is thanked for signing up
