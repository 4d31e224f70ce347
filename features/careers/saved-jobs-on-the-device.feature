Feature: Saved jobs on the device
  Job seekers find their saved jobs again on the same device, whatever its storage holds or refuses, and lose none that
  they saved during a visit.

  Background:
    Given the firm has these open jobs
      | id | title             | city      | state      |
      | 2  | Cost Analyst      | Arlington | Virginia   |
      | 4  | Data Scientist    | Arlington | Virginia   |
      | 6  | Software Engineer | Seaside   | California |

  Rule: The device keeps saved jobs between visits

    @J3-33 @J7-46 @J1-08
    Example: Another day
      Given Ada is looking at current opportunities
      And Ada has saved "Data Scientist" here
      When Ada comes back another day
      Then 1 job is saved
      And "Data Scientist" is saved

    @J7-46
    Example: Two tabs agree
      Given Ada is looking at current opportunities
      When Ada saves "Cost Analyst" in another tab
      Then "Cost Analyst" is saved
      And 1 job is saved

    @J7-46
    Example: What another tab saves while the jobs are on their way is not missed
      Given Ada has followed a link to current opportunities
      And Ada has saved "Cost Analyst" in another tab
      And the jobs have arrived
      When Ada looks at her saved jobs only
      Then Ada sees only "Cost Analyst"

    @J7-46
    Example: Neither of two tabs forgets what the other saved
      Given Ada is looking at current opportunities
      And Ada has saved "Cost Analyst" in another tab
      When Ada saves "Data Scientist"
      Then Ada's device keeps only "Cost Analyst" and "Data Scientist"

  Rule: What is not a list of jobs counts as nothing saved

    @J7-46
    Scenario Outline: It is left alone until a job is saved
      Given "<something else>" is stored where Ada's saved jobs are kept
      When Ada looks at current opportunities
      Then no job is saved
      And "<something else>" is still stored where Ada's saved jobs are kept

      Examples:
        | something else |
        | [2             |
        | 2              |
        | [2,null,{}]    |

    @J7-46
    Example: A saved job takes its place
      Given "[2" is stored where Ada's saved jobs are kept
      And Ada is looking at current opportunities
      When Ada saves "Cost Analyst"
      Then Ada's device keeps only "Cost Analyst"

  Rule: On a device that keeps nothing, nothing saved during this visit is lost

    @J4.3-01
    Example: Ada is told
      Given Ada is looking at current opportunities
      And Ada's device has no room left
      When Ada saves "Cost Analyst"
      Then saved jobs are kept for this visit only
      And Ada is shown the warning "Your browser could not store your saved jobs."
      And "Cost Analyst" is saved
      And 1 job is saved

    @J4.3-03
    Example: Having read it, she goes on
      Given Ada is looking at current opportunities
      And Ada's device has no room left
      And Ada has saved "Cost Analyst" here
      When Ada has read what she was told
      Then jobs are saved

    @J7-46
    Example: Once there is room again, everything is kept
      Given Ada is looking at current opportunities
      And Ada's device has no room left
      And Ada has saved "Cost Analyst" here
      And Ada's device has room again
      When Ada saves "Data Scientist"
      Then jobs are saved
      And Ada's device keeps only "Cost Analyst" and "Data Scientist"

    @J7-46
    Example: What another tab saves is added to what only this visit knows of
      Given Ada is looking at current opportunities
      And Ada's device has no room left
      And Ada has saved "Cost Analyst" here
      And Ada's device has room again
      When Ada saves "Data Scientist" in another tab
      Then 2 jobs are saved

  @J4.15-04
  Rule: Saved jobs belong to the device, whoever is signed in on it

    Background:
      Given "Ada Moss" has an account
      And Ada is on the site
      And Ada has signed in to stay signed in
      And Ada is looking at current opportunities
      And Ada has saved "Cost Analyst" here

    Example: She signs out in another tab
      When Ada signs out in another tab
      Then "Cost Analyst" is saved

    Example: Somebody else signs in there
      Given "Ben Birch" has an account
      When Ben signs in in another tab of Ada's browser while hers sleeps
      Then Ada is known as "Ben Birch"
      And "Cost Analyst" is saved
