Feature: Saved jobs that have closed
  Job seekers learn which of the jobs they saved are no longer open, instead of missing them one day. A job that has
  closed is neither listed nor counted as a saved job; it is named beside them until the visitor dismisses it.

  Background:
    Given the firm has these open jobs
      | id | title             | city      | state      |
      | 2  | Cost Analyst      | Dayton    | Ohio       |
      | 4  | Data Scientist    | Arlington | Virginia   |
      | 6  | Software Engineer | Seaside   | California |
    And Ada is looking at current opportunities

  Rule: The saved view names each saved job that has closed

    @J3-34 @J3-35
    Example: One of two has closed
      Given Ada has saved "Cost Analyst" here
      And Ada has saved "Data Scientist" here
      And the firm has closed "Cost Analyst"
      When Ada looks at her saved jobs
      Then Ada is told that "Cost Analyst, Dayton, Ohio" is no longer open
      And Ada sees only "Data Scientist"
      And 1 job is saved

    @J3-34 @J3-35 @J8-24
    Example: The only one has closed
      Given Ada has saved "Cost Analyst" here
      And the firm has closed "Cost Analyst"
      When Ada looks at her saved jobs
      Then Ada is told that "Cost Analyst, Dayton, Ohio" is no longer open
      And there are no saved jobs

    @J3-35
    Example: A job that was unsaved before it closed is not named
      Given Ada has saved "Cost Analyst" here
      And Ada has unsaved "Cost Analyst" in another tab
      And the firm has closed "Cost Analyst"
      When Ada looks at her saved jobs
      Then Ada is not told that a job has closed

  Rule: A job that has closed is named until the visitor dismisses it

    @J3-35
    Example: Saving another job does not make the site forget it
      Given Ada has saved "Cost Analyst" here
      And the firm has closed "Cost Analyst"
      And Ada is looking at her saved jobs
      When Ada saves "Data Scientist" in another tab
      Then Ada is told that "Cost Analyst, Dayton, Ohio" is no longer open
      And Ada's device keeps only "Cost Analyst" and "Data Scientist"

    @J3-35 @C3.8-06
    Example: Ada has read about it
      Given Ada has saved "Cost Analyst" here
      And Ada has saved "Data Scientist" here
      And the firm has closed "Cost Analyst"
      And Ada is looking at her saved jobs
      When Ada dismisses the jobs that have closed
      Then Ada is not told that a job has closed
      And Ada's device keeps only "Data Scientist"

  Rule: A job that opens again is saved as before

    @J3-34
    Example: The firm is looking for a cost analyst once more
      Given Ada has saved "Cost Analyst" here
      And the firm has closed "Cost Analyst"
      And the firm has opened "Cost Analyst" again
      When Ada looks at her saved jobs
      Then Ada is not told that a job has closed
      And Ada sees only "Cost Analyst"

  Rule: While it is unknown which jobs are open, saved jobs are not called closed

    @J3-35 @C3.8-06
    Example: A site without jobs
      Given Ada has saved "Cost Analyst" here
      And the firm has no open jobs
      When Ada looks at her saved jobs
      Then Ada is not told that a job has closed
      And Ada's device keeps only "Cost Analyst"
