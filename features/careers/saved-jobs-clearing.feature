Feature: Clearing all saved jobs
  Job seekers who are done with a search clear their whole list at once, and have it back when that was a mistake.

  Background:
    Given the firm has these open jobs
      | id | title             | city      | state      |
      | 2  | Cost Analyst      | Arlington | Virginia   |
      | 4  | Data Scientist    | Arlington | Virginia   |
      | 6  | Software Engineer | Seaside   | California |

  @J4.3-03
  Rule: All saved jobs go at once, on this device and in every tab

    @J4.3-04
    Example: Two jobs go
      Given Ada has saved "Cost Analyst" and "Data Scientist"
      And Ada is looking at her saved jobs
      When Ada clears all her saved jobs
      Then there are no saved jobs
      And no job is saved

    Example: She is told so
      Given Ada has saved "Cost Analyst" and "Data Scientist"
      And Ada is looking at her saved jobs
      When Ada clears all her saved jobs
      Then the clearing of saved jobs can be undone
      And Ada is shown the note "Your saved jobs are cleared."

    @J7-46
    Example: Another tab follows
      Given Ada has saved "Cost Analyst" and "Data Scientist"
      And Ada is looking at her saved jobs
      When Ada clears all her saved jobs in another tab
      Then there are no saved jobs
      And no clearing of saved jobs can be undone

  @J4.3-03
  Rule: What was cleared comes back as it was

    @J3-33
    Example: It was a mistake
      Given Ada saved "Cost Analyst" on November 12, 2026
      And Ada is looking at her saved jobs
      And Ada has cleared all her saved jobs
      When Ada undoes that
      Then "Cost Analyst" was saved on November 12, 2026
      And 1 job is saved

    Example: It was a mistake, and she is on another page by now
      Given Ada saved "Cost Analyst" on November 12, 2026
      And Ada is looking at her saved jobs
      And Ada has cleared all her saved jobs
      And Ada has followed a link to the home page
      When Ada undoes that
      Then 1 job is saved

    @screen
    Example: It was a mistake, and she has lost her connection
      Given Ada saved "Cost Analyst" on November 12, 2026
      And Ada is looking at her saved jobs
      And Ada has cleared all her saved jobs
      And Ada has lost her connection
      When Ada undoes that
      Then 1 job is saved

    @J7-46
    Example: A job that was saved since is not lost
      Given Ada has saved "Cost Analyst" and "Data Scientist"
      And Ada is looking at her saved jobs
      And Ada has cleared all her saved jobs
      And Ada has saved "Software Engineer" in another tab
      When Ada undoes that
      Then 3 jobs are saved

    @J7-46
    Example: What was saved since is cleared too
      Given Ada has saved "Cost Analyst" and "Data Scientist"
      And Ada is looking at her saved jobs
      And Ada has cleared all her saved jobs
      And Ada has saved "Software Engineer" in another tab
      And Ada has cleared all her saved jobs
      When Ada undoes that
      Then 3 jobs are saved

    Example: Ada has read it, and means it
      Given Ada has saved "Cost Analyst"
      And Ada is looking at her saved jobs
      And Ada has cleared all her saved jobs
      When Ada puts away what she was told of that
      Then no clearing of saved jobs can be undone
      And no job is saved
