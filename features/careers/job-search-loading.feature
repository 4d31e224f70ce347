Feature: Loading current opportunities
  The list of jobs may take a moment to arrive; until then the visitor knows what is going on.

  Background:
    Given the firm has these open jobs
      | title        | city      | state    |
      | Cost Analyst | Arlington | Virginia |

  @J2.3-17 @J2.3-18
  Rule: The visitor is told that the jobs are on their way

    Example: While they load
      When Ada follows a link to current opportunities
      Then the jobs are loading
      And Ada is told "Loading current opportunities..."
      And Ada is told "Searching all open positions..."

    Example: Once they have arrived
      Given Ada has followed a link to current opportunities
      When the jobs arrive
      Then matching jobs are listed

  @J7-47
  Rule: When the jobs cannot be loaded, the visitor can try again

    Example: The connection fails
      Given Ada has followed a link to current opportunities
      When the connection fails
      Then the jobs could not be loaded
      And Ada is told "Error loading current opportunities"

    Example: Another try
      Given Ada has followed a link to current opportunities
      And the connection has failed
      When Ada tries again and the jobs arrive
      Then matching jobs are listed
