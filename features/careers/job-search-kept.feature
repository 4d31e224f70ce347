Feature: Kept searches
  A search is part of the address: it can be bookmarked, sent to a friend, and found again later.

  Background:
    Given the firm has these open jobs
      | title             | categories | level | city       | state      |
      | Cost Analyst      | Analysis   | 2     | Arlington  | Virginia   |
      | Software Engineer | Software   | 3     | Alexandria | Virginia   |
      | Software Tester   | Software   | 3     | San Diego  | California |

  Rule: What the visitor chose is written into the address

    @J4.6-01 @J4.6-09 @J4.6-10 @J4.6-11
    Example: Choices, words and order
      Given Ada is looking at current opportunities
      When Ada searches for "software"
      And Ada chooses the experience level "Entry-Level"
      And Ada chooses the state "Virginia"
      Then the kept search is "experience=3&search=software&state=virginia"

    @J4.6-05
    Example: Defaults are left out
      Given Ada has opened the kept search "sortby=recent"
      When Ada sorts by "Most Relevant"
      Then the kept search is ""

    @J4.6-10
    Example: Part of a state is written as its cities
      Given Ada is looking at current opportunities
      When Ada chooses the city "Arlington, Virginia"
      Then the kept search is "city=arlington"

    @J4.6-10
    Example: The one city of a state is written as that city
      Given Ada is looking at current opportunities
      When Ada chooses the city "San Diego, California"
      Then the kept search is "city=san%20diego"

    @J4.4-15
    Example: Another choice drops the page number
      Given the firm also has 12 open jobs named "Tester 1" to "Tester 12" in "Dayton, Ohio"
      And Ada has opened the kept search "page=1&sortby=recent"
      When Ada chooses the state "Ohio"
      Then the kept search is "sortby=recent&state=ohio"

  Rule: Opening a kept search restores it

    @J4.6-01 @J4.4-16
    Example: The filters and the page are as they were
      Given the firm also has 7 open jobs named "Tester 1" to "Tester 7" in "Dayton, Ohio"
      When Ada opens the kept search "state=ohio&page=1&pagesize=5"
      Then Ada sees only "Tester 6", "Tester 7"

    @J4.6-10
    Example: A kept city means that city alone, whatever else its state has by then
      Given the firm also has 2 open jobs named "Driver 1" to "Driver 2" in "Fresno, California"
      When Ada opens the kept search "city=san%20diego"
      Then Ada sees only "Software Tester"

    @J4.6-07
    Example: Numbers and orders that make no sense are ignored
      When Ada opens the kept search "page=-3&pagesize=7&sortby=foo"
      Then 3 jobs match
      And Ada has no active filters

    @J2.1-36
    Example: Capitals make no difference
      When Ada opens the kept search "SortBy=Recent&City=San%20Diego"
      Then Ada sees only "Software Tester"

  @J4.6-07
  Rule: A kept filter that no open job has stays in the search and finds no job

    Example: The firm has no open job in Utah today
      When Ada opens the kept search "state=utah"
      Then 0 jobs match
      And Ada has the active filter "Utah"
      And the kept search is "state=utah"
      And Ada would hear about "Jobs in Utah"

    Example: The firm has no jobs of that name
      When Ada opens the kept search "category=rocketry&state=virginia"
      Then fewer filters are suggested
      And Ada has the active filters "Rocketry", "Virginia"

    Example: Another choice of the same kind goes on finding its jobs
      When Ada opens the kept search "city=provo&city=san%20diego"
      Then Ada sees only "Software Tester"
      And Ada has the active filters "San Diego, California", "Provo"

    Example: It can be given up
      Given Ada has opened the kept search "state=utah"
      When Ada chooses the state "Utah"
      Then 3 jobs match
      And the kept search is ""

  @J4.6-04 @screen
  Rule: Changing a search does not fill the history

    Example: One step back leaves the search
      Given Ada has arrived at "/home"
      And Ada has followed a link to "/careers/open"
      And Ada has chosen the category "Software"
      And Ada has chosen the state "Virginia"
      When Ada goes one step back
      Then Ada is on the page "/home"
