Feature: Nearby jobs
  Visitors who look for work in one city are shown what is open a short drive away, after everything in that city.

  Background:
    Given the firm has these open jobs
      | title             | categories | city       | state                |
      | Cost Analyst      | Analysis   | Arlington  | Virginia             |
      | Software Engineer | Software   | Alexandria | Virginia             |
      | Program Analyst   | Analysis   | Washington | District of Columbia |
      | Data Engineer     | Software   | Columbia   | Maryland             |
      | Schedule Analyst  | Analysis   | Seaside    | California           |
    And Ada is looking at current opportunities

  @J4.8-02 @J4.8-03 @J1-06
  Rule: Nearby jobs are within 25 miles of a chosen city, but not in it

    Example: Alexandria and Washington are near Arlington, Columbia is half a mile too far
      When Ada chooses the city "Arlington, Virginia"
      Then Ada sees only "Cost Analyst"
      And the nearby jobs are "Software Engineer", "Program Analyst"

    Example: Nothing is near Seaside
      When Ada chooses the city "Seaside, California"
      Then there are no nearby jobs

  @J4.8-04
  Rule: The other choices apply to nearby jobs too

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

  Rule: Nearby jobs come five at a time unless the visitor asks for more

    Background:
      Given the firm also has 12 open jobs named "Planner 1" to "Planner 12" in "Alexandria, Virginia"
      And Ada is looking at current opportunities
      And Ada has chosen the city "Arlington, Virginia"

    @J9-05
    Example: Five of fourteen at first, and four choices of how many
      Then Ada sees 5 nearby jobs from "Software Engineer" to "Planner 3"
      And Ada can ask for 5, 10, 25 or all 14 nearby jobs at a time

    @J9-05
    Example: The last page holds the rest
      When Ada turns to page 3 of the nearby jobs
      Then Ada sees 4 nearby jobs from "Planner 9" to "Planner 12"

    @J9-05
    Example: At ten a page she stays with the jobs she was reading, now on page 2
      Given Ada has turned to page 3 of the nearby jobs
      When Ada asks for 10 nearby jobs at a time
      Then Ada sees 4 nearby jobs from "Planner 9" to "Planner 12"

    @J9-05
    Example: All of them at once
      When Ada asks for 14 nearby jobs at a time
      Then Ada sees 14 nearby jobs from "Software Engineer" to "Planner 12"

    @J4.8-07
    Example: They follow the order of the list, and a new order goes back to the first page
      Given Ada has turned to page 3 of the nearby jobs
      When Ada sorts by "Alphabetical"
      Then Ada sees 5 nearby jobs from "Planner 1" to "Planner 2"

    @J4.8-07
    Example: Another city goes back to the first page
      Given Ada has turned to page 2 of the nearby jobs
      When Ada chooses the city "Seaside, California"
      Then Ada sees 5 nearby jobs from "Software Engineer" to "Planner 3"

    @J4.8-07
    Example: A kept search begins on the first page of nearby jobs
      When Ada turns to page 2 of the nearby jobs
      Then the kept search is "city=arlington"
