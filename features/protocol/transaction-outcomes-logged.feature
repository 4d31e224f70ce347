Feature: Failures in the log
  Those who run the site learn of every call that failed on the way, even when its form tells the visitor in words of its
  own, or tells her nothing.

  Background:
    Given what fails for Ada is kept in the site's log
    And the firm has these open jobs
      | id   | title        | categories | city      | state    |
      | AB12 | Cost Analyst | Cost       | Arlington | Virginia |

  @C8-01
  Rule: A call that fails on the way is in the site's log, whatever it was about

    Example: A message to the firm
      Given Ada wants to write to the firm
      And Ada has written a complete message
      And Ada's message is on its way
      When the message is lost on the way
      Then the site's log has "The site cannot be reached. Please check your connection and try again."

    Example: The profile of a small firm
      Given Ada wants to introduce her company
      And Ada has written a complete profile
      And Ada's message is on its way
      When the message is lost on the way
      Then the site's log has "The site cannot be reached. Please check your connection and try again."

    Example: Signing up for job alerts
      Given Ada is looking at current opportunities
      And Ada's sign-up with "ada@engine.example" is on its way
      When the sign-up is lost on the way
      Then the site's log has "The site cannot be reached. Please check your connection and try again."

    Example: Asking for a job by e-mail
      Given Ada reads about the job "AB12"
      And over a slow connection Ada has asked for the job by e-mail at "ada@engine.example"
      When what she asked for is lost on the way
      Then the site's log has "The site cannot be reached. Please check your connection and try again."

    Example: Ending job alerts
      Given Ada gets job alerts for jobs like "Cost Analyst" at ada@engine.example
      And Ada has followed the link in her e-mail
      And the firm's answer about job alerts is slow to come
      And Ada has ended her job alert for jobs like "Cost Analyst"
      When the firm's answer about job alerts is lost
      Then the site's log has "The site cannot be reached. Please check your connection and try again."

    Example: The firm's messages to everyone, which may be lost without a word
      Given Ada comes to the site and its messages are held up
      When the connection is cut
      Then the site's log has "The site cannot be reached. Please check your connection and try again."
