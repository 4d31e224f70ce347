Feature: Outcomes of whatever is sent
  Each form has its own words for a call that goes well and for one that does not. One thing no form may leave out: a
  broken business rule of the firm stops the visitor, who learns about it and loses nothing.

  Background:
    Given the firm has these open jobs
      | id   | title        | categories | city      | state    |
      | AB12 | Cost Analyst | Cost       | Arlington | Virginia |

  @C8-04
  Rule: A broken business rule stops the visitor, whatever she has sent

    Example: A message to the firm
      Given Ada wants to write to the firm
      And Ada has written a complete message
      And Ada's message is on its way
      When the firm finds that it breaks a rule
      Then a reply says that a business rule is broken
      And Ada is told "Error Occurred. The page may not work properly. Please try refreshing the page."

    Example: The profile of a small firm
      Given Ada wants to introduce her company
      And Ada has written a complete profile
      And Ada's message is on its way
      When the firm finds that it breaks a rule
      Then a reply says that a business rule is broken

    @J8-36
    Example: Signing up for job alerts
      Given Ada is looking at current opportunities
      And Ada's sign-up with "ada@engine.example" is on its way
      When the firm finds that it breaks a rule
      Then a reply says that a business rule is broken

    @J8-36
    Example: Asking for a job by e-mail
      Given Ada reads about the job "AB12"
      And over a slow connection Ada has asked for the job by e-mail at "ada@engine.example"
      And the proof for the job is ready
      When the firm finds that it breaks a rule
      Then a reply says that a business rule is broken

    @J8-36
    Example: Ending job alerts
      Given Ada gets job alerts for jobs like "Cost Analyst" at ada@engine.example
      And Ada has followed the link in her e-mail
      And the firm's answer about job alerts is slow to come
      And Ada has ended her job alert for jobs like "Cost Analyst"
      When the firm finds that it breaks a rule
      Then a reply says that a business rule is broken

    Example: Her browser asks for the firm's messages to everyone
      Given Ada comes to the site and its messages are held up
      When the firm finds that it breaks a rule
      Then a reply says that a business rule is broken

  @C8-04
  Rule: Having read about the broken rule, the visitor learns which one it was and finds everything as she wrote it

    @C4.6-09
    Example: The failure of a message to the firm is not blamed on e-mail maintenance
      Given Ada wants to write to the firm
      And Ada has written a complete message, with "General" as the Subject
      And Ada's message is on its way
      And the firm finds that it breaks a rule
      When Ada agrees
      Then the only notice is "This was not sent. What you wrote is still here."
      And Ada is told "A transaction holds at most 20 operations."

    @C4.6-09
    Example: A message to the firm can be sent again as it was written
      Given Ada wants to write to the firm
      And Ada has written a complete message, with "General" as the Subject
      And Ada's message is on its way
      And the firm finds that it breaks a rule
      When Ada agrees
      Then the message is still there as it was written
      And it can be sent now

    @C4.6-09
    Example: The profile of a small firm
      Given Ada wants to introduce her company
      And Ada has written a complete profile
      And Ada's message is on its way
      And the firm finds that it breaks a rule
      When Ada agrees
      Then the only notice is "This was not sent. What you wrote is still here."
      And the profile is still there as it was written

    @J8-36
    Example: Signing up for job alerts
      Given Ada is looking at current opportunities
      And Ada's sign-up with "ada@engine.example" is on its way
      And the firm finds that it breaks a rule
      When Ada agrees
      Then job alerts can be asked for
      And the only notice is "Error occurred while signing up."
      And Ada is told "A transaction holds at most 20 operations."

    @J8-36
    Example: Nothing is wrong with the address of a sign-up for job alerts
      Given Ada is looking at current opportunities
      And Ada's sign-up with "ada@engine.example" is on its way
      And the firm finds that it breaks a rule
      When Ada agrees
      Then nothing is wrong with Ada's address
      And Ada's address is still "ada@engine.example"

    @J8-36
    Scenario Outline: The dialog in which Ada has asked <for what> stays open
      Given Ada reads about the job "AB12"
      And over a slow connection Ada has asked <for what> at "ada@engine.example"
      And the proof for the job is ready
      And the firm finds that it breaks a rule
      When Ada agrees
      Then it did not work, and what she wrote is still there
      And nothing is wrong

      Examples:
        | for what                   |
        | for the job by e-mail      |
        | to hear about jobs like it |

    @J8-36
    Scenario Outline: Ada is told that nothing was done when she has asked <for what>
      Given Ada reads about the job "AB12"
      And over a slow connection Ada has asked <for what> at "ada@engine.example"
      And the proof for the job is ready
      And the firm finds that it breaks a rule
      When Ada agrees
      Then Ada is shown the error "<notice>"
      And Ada is told "A transaction holds at most 20 operations."

      Examples:
        | for what                   | notice                           |
        | for the job by e-mail      | This job was not sent.           |
        | to hear about jobs like it | Error occurred while signing up. |

    @J8-36
    Example: Job alerts that were to end
      Given Ada gets job alerts for jobs like "Cost Analyst" at ada@engine.example
      And Ada has followed the link in her e-mail
      And the firm's answer about job alerts is slow to come
      And Ada has ended her job alert for jobs like "Cost Analyst"
      And the firm finds that it breaks a rule
      When Ada agrees
      Then Ada is shown the error "A transaction holds at most 20 operations."

    @J8-36
    Example: Job alerts that were to end go on
      Given Ada gets job alerts for jobs like "Cost Analyst" at ada@engine.example
      And Ada has followed the link in her e-mail
      And the firm's answer about job alerts is slow to come
      And Ada has ended her job alert for jobs like "Cost Analyst"
      And the firm finds that it breaks a rule
      When Ada agrees
      Then Ada's job alerts are "Cost Analyst"
