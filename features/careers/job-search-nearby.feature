Feature: Nearby jobs
  Who looks for work in one city is shown what is open a short drive away, after everything in that city.

  Background:
    Given the firm has these open jobs
      | title             | categories | city       | state                |
      | Cost Analyst      | Analysis   | Arlington  | Virginia             |
      | Software Engineer | Software   | Alexandria | Virginia             |
      | Program Analyst   | Analysis   | Washington | District of Columbia |
      | Data Engineer     | Software   | Columbia   | Maryland             |
      | Schedule Analyst  | Analysis   | Seaside    | California           |
    And Ada is looking at current opportunities

  @J4.8-02 @J4.8-03
  Rule: Nearby are the jobs within 25 miles of a chosen city, without that city

    Example: Alexandria and Washington are near Arlington, Columbia is half a mile too far
      When Ada chooses the city "Arlington, Virginia"
      Then Ada sees only "Cost Analyst"
      And the nearby jobs are "Software Engineer", "Program Analyst"

    Example: Nothing is near Seaside
      When Ada chooses the city "Seaside, California"
      Then there are no nearby jobs

  @J4.8-04
  Rule: The other choices hold for nearby jobs too

    Example: Only software jobs nearby
      When Ada chooses the category "Software"
      And Ada chooses the city "Arlington, Virginia"
      Then the nearby jobs are "Software Engineer"

  @J4.8-01
  Rule: Nearby jobs follow the last page of results

    Example: Not on the first of two pages
      Given the firm also has 10 open jobs named "Planner 1" to "Planner 10" in "Arlington, Virginia"
      And Ada is looking at current opportunities
      When Ada chooses the city "Arlington, Virginia"
      Then there are no nearby jobs

    Example: On the second of two pages
      Given the firm also has 10 open jobs named "Planner 1" to "Planner 10" in "Arlington, Virginia"
      And Ada is looking at current opportunities
      And Ada has chosen the city "Arlington, Virginia"
      When Ada turns to page 2
      Then the nearby jobs are "Software Engineer", "Program Analyst"
