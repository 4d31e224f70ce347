Feature: A firm with very many jobs
  Hundreds of open jobs are too many to send to every visitor. The site then looks through them itself and sends only
  what the visitor sees. Whatever she does, she finds what she would find at a small firm.

  Background:
    Given the firm has these open jobs
      | id | title             | city      | state      | workplace | categories |
      | C1 | Cost Analyst      | Arlington | Virginia   | Hybrid    | Analysis   |
      | B1 | Budget Analyst    | Seaside   | California | Remote    | Analysis   |
      | S1 | Software Engineer | Seaside   | California | On-site   | Software   |
    And the firm also has 600 open jobs named "Estimator 1" to "Estimator 600" in "Dayton, Ohio"

  Rule: The search finds the same jobs, however many are open

    @J4.9-01
    Example: By a word
      Given Ada is looking at current opportunities
      When Ada searches for "analyst"
      Then 2 jobs match
      And Ada sees only "Budget Analyst", "Cost Analyst"

    @J4.4-12
    Example: By a place and a workplace
      Given Ada is looking at current opportunities
      When Ada chooses the state "California"
      And Ada chooses the workplace "Remote"
      Then Ada sees only "Budget Analyst"
      And "California" is checked
      And the number beside "Hybrid" is 0

    @J4.6-01
    Example: By a kept search
      When Ada opens the kept search "category=analysis&sortby=alphabetical"
      Then Ada sees these jobs in this order
        | title          |
        | Budget Analyst |
        | Cost Analyst   |

    @J2.3-11
    Example: All of them, a page at a time
      Given Ada is looking at current opportunities
      When Ada turns to page 2
      Then 603 jobs match
      And Ada sees 10 jobs from "Estimator 8" to "Estimator 17"

    @J4.7-01
    Example: Nothing matches, and fewer filters are suggested
      When Ada opens the kept search "category=software&workplace=remote"
      Then Ada is offered "Found 1 Results with these filters" with "Software"

  @J2.3-17
  Rule: What was found before stays in sight until the answer arrives

    Example: While the site looks for the jobs
      Given Ada is looking at current opportunities
      And the site is slow to answer
      When Ada searches for "software"
      Then the site is looking for the jobs
      And Ada sees 10 jobs from "Cost Analyst" to "Estimator 7"

    Example: Once the answer has arrived
      Given Ada is looking at current opportunities
      And the site is slow to answer
      And Ada has searched for "software"
      When the answer arrives
      Then Ada sees only "Software Engineer"

  @J7-47
  Rule: A search that got no answer can be made again

    Example: The connection fails
      Given Ada is looking at current opportunities
      And the site is slow to answer
      And Ada has searched for "software"
      When no answer arrives
      Then the jobs could not be loaded

    Example: Another try
      Given Ada is looking at current opportunities
      And the site is slow to answer
      And Ada has searched for "software"
      And no answer has arrived
      When Ada tries again and the answer arrives
      Then Ada sees only "Software Engineer"

  @J9-04
  Rule: A page size beyond 500 jobs is ignored

    Example: More are open than one page can list
      When Ada opens the kept search "pagesize=603"
      Then Ada sees 10 jobs from "Cost Analyst" to "Estimator 7"

  Rule: A job is read, saved and, once closed, named as at any other firm

    @J2.5-01
    Example: Reading about one
      When Ada opens the job "B1"
      Then the job is "Budget Analyst" in "Seaside, California"

    @J4.3-01
    Example: Saving one
      Given Ada is looking at current opportunities
      When Ada saves "Budget Analyst"
      Then "Budget Analyst" is saved
      And 1 job is saved

    @J3-35 @screen
    Example: A saved job closes
      Given Ada is looking at current opportunities
      And Ada has saved "Cost Analyst" here
      And Ada has saved "Budget Analyst" here
      And the firm has closed "Cost Analyst"
      When Ada looks at her saved jobs
      Then Ada is told that "Cost Analyst, Arlington, Virginia" is no longer open
      And Ada sees only "Budget Analyst"
