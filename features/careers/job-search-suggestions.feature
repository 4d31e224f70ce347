Feature: Filter suggestions
  When the choices together leave nothing, the site says which of them to give up to find jobs again.

  Background:
    Given the firm has these open jobs
      | title             | categories        | level | city       | state      | workplace |
      | Cost Analyst      | Analysis;Research | 2     | Arlington  | Virginia   | Hybrid    |
      | Data Scientist    | Research          | 1     | Arlington  | Virginia   | Remote    |
      | Software Engineer | Software          | 3     | Alexandria | Virginia   | On-site   |
      | Software Tester   | Software;Analysis | 3     | San Diego  | California | On-site   |
      | Schedule Analyst  | Analysis          | 2     | Seaside    | California | Hybrid    |
    And Ada is looking at current opportunities

  @J4.7-01 @J4.7-03 @J4.7-04 @J4.7-07
  Rule: As few kinds of choices as possible are given up

    Example: Giving up the workplace is enough
      When Ada chooses the category "Research"
      And Ada chooses the workplace "On-site"
      Then fewer filters are suggested
      And Ada is offered "Found 2 Results with these filters" with "Research"

    Example: The category goes when nothing before it helps
      When Ada chooses the category "Research"
      And Ada chooses the city "San Diego, California"
      And Ada chooses the workplace "On-site"
      Then Ada is offered "Found 1 Results with these filters" with "San Diego, California", "On-site"

  @J4.7-06
  Rule: Taking the suggestion applies it

    Example: The job appears
      Given Ada has chosen the category "Research"
      And Ada has chosen the workplace "On-site"
      When Ada takes the suggestion
      Then Ada sees only "Cost Analyst", "Data Scientist"

  @J4.7-08
  Rule: A suggestion gives up choices, not words

    Example: No choice of filters helps a word that no job contains
      Given Ada has searched for "zeppelin"
      When Ada chooses the category "Software"
      Then no job matches

  @J4.7-02
  Rule: The saved jobs are shown without a suggestion

    Example: A saved job outside the chosen category
      Given Ada has saved "Data Scientist"
      And Ada has chosen the category "Software"
      When Ada looks at her saved jobs only
      Then no job matches
