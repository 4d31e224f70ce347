Feature: Filters
  Job seekers narrow the list to what suits them and always see how many jobs a choice would leave.

  Background:
    Given the firm has these open jobs
      | title             | categories        | level | city       | state                | workplace |
      | Cost Analyst      | Analysis;Research | 2     | Arlington  | Virginia             | Hybrid    |
      | Data Scientist    | Research          | 1     | Arlington  | Virginia             | Remote    |
      | Software Engineer | Software          | 3     | Alexandria | Virginia             | On-site   |
      | Software Tester   | Software;Analysis | 3     | San Diego  | California           | On-site   |
      | Schedule Analyst  | Analysis          | 2     | Seaside    | California           | Hybrid    |
      | Program Analyst   | Analysis          | 1     | Washington | District of Columbia |           |
    And Ada is looking at current opportunities

  @J4.4-12
  Rule: Choices of one kind widen the list

    Example: Either category will do
      When Ada chooses the category "Research"
      And Ada chooses the category "Software"
      Then Ada sees only "Cost Analyst", "Data Scientist", "Software Engineer", "Software Tester"

  @J4.4-13 @J1-03
  Rule: Choices of different kinds narrow the list

    Example: The category and the level must both fit
      When Ada chooses the category "Analysis"
      And Ada chooses the experience level "Mid-Level"
      Then Ada sees only "Cost Analyst", "Schedule Analyst"

    Example: The words must fit as well
      When Ada searches for "analyst"
      And Ada chooses the state "California"
      Then Ada sees only "Schedule Analyst"

  @J4.4-14
  Rule: A kind without a choice does not narrow the list

    Example: Dropping the only choice
      Given Ada has chosen the category "Software"
      When Ada chooses the category "Software"
      Then 6 jobs match

  @J4.4-06
  Rule: A job counts as on-site unless it says otherwise

    Example: Program Analyst names no workplace
      When Ada chooses the workplace "On-site"
      Then Ada sees only "Software Engineer", "Software Tester", "Program Analyst"

  Rule: A state stands for all of its cities

    @J4.4-07
    Example: Choosing the state chooses its cities
      When Ada chooses the state "Virginia"
      Then Ada sees only "Cost Analyst", "Data Scientist", "Software Engineer"
      And "Arlington" is checked
      And "Virginia" is checked

    @J4.4-09
    Example: A state is partly chosen when only some of its cities are
      When Ada chooses the city "Arlington, Virginia"
      Then "Virginia" is partly checked

    @J4.4-10
    Example: Choosing a partly chosen state completes it
      Given Ada has chosen the city "Arlington, Virginia"
      When Ada chooses the state "Virginia"
      Then "Alexandria" is checked
      And "Virginia" is checked

    @J4.4-08
    Example: Dropping the state drops its cities
      Given Ada has chosen the state "Virginia"
      When Ada chooses the state "Virginia"
      Then "Arlington" is unchecked
      And 6 jobs match

  @J1-03
  Rule: A word that names a filter can become that filter

    @screen
    Example: A level and a state among the words
      Given Ada has searched for "mid-level analyst virginia"
      When Ada filters by "Mid-Level" instead of that word
      And Ada filters by "Virginia" instead of that word
      Then Ada sees only "Cost Analyst"
      And "Mid-Level" is checked
      And "Virginia" is checked

    @screen
    Example: A word that is in the text of no job
      Given Ada has searched for "hybrid"
      When Ada filters by "Hybrid" instead of that word
      Then Ada sees only "Cost Analyst", "Schedule Analyst"

  @J3-29.a
  Rule: The number beside a choice is how many jobs it would show

    Example: Numbers follow the other choices
      When Ada chooses the workplace "Hybrid"
      Then the number beside "Analysis" is 2
      And the number beside "Software" is 0

  Rule: Clearing the filters removes the words and the choices

    @J2.3-03 @J2.3-07
    Example: Words and choices go, and all jobs return
      Given Ada has searched for "software"
      And Ada has chosen the state "California"
      When Ada clears all filters
      Then 6 jobs match
      And Ada has no active filters

  Rule: The saved jobs can be looked at on their own

    @J2.3-19 @J3-34
    Example: Only saved jobs that are still open are shown
      Given Ada has saved "Data Scientist" and a job that is gone
      When Ada looks at her saved jobs only
      Then Ada sees only "Data Scientist"

    @J8-24 @J8-25
    Example: Nothing is saved yet
      When Ada looks at her saved jobs only
      Then there are no saved jobs
      And Ada is told "You have no saved jobs. To save a job to look at it later, click the bookmark icon in the top right of a job listing."
