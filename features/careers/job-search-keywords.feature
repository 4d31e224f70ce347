Feature: Keyword search
  Job seekers type a few words and see the jobs that answer them best, first.
  The whole posting is searched: its title, category, place and description.

  Background:
    Given the firm has these open jobs
      | title             | category title | categories        | city       | state      | summary                           |
      | Cost Analyst      | Analyst II     | Analysis;Research | Arlington  | Virginia   | Prices new radar systems.         |
      | Budget Analyst    | Analyst        | Analysis          | Seaside    | California | Helps the cost team keep records. |
      | Analyst, Cost     | Analyst 3      | Analysis          | San Diego  | California | Reads depot reports.              |
      | Software Engineer | Engineer III   | Software          | Alexandria | Virginia   | Builds planning tools.            |
      | Director’s Aide   | Aide           | Support           | Dayton     | Ohio       | Books rooms, also in the café.    |
    And Ada is looking at current opportunities

  @J5-41 @J5-44 @J4.9-01
  Rule: Jobs that contain the whole phrase come before jobs that contain its words apart

    Example: The exact title comes first
      When Ada searches for "cost analyst"
      Then Ada sees these jobs in this order
        | title          |
        | Cost Analyst   |
        | Budget Analyst |
        | Analyst, Cost  |

  @J5-38
  Rule: Capitals, and spaces around the words, are ignored

    Example: The same words, typed carelessly
      When Ada searches for "  COST Analyst "
      Then Ada sees "Cost Analyst" first

  @J5-38
  Rule: Apostrophes, accents, dashes and commas may be typed in any way

    Example: The straight apostrophe of a keyboard
      When Ada searches for "director's"
      Then Ada sees only "Director’s Aide"

    Example: A word without its accent
      When Ada searches for "cafe"
      Then Ada sees only "Director’s Aide"

    Example: A comma between two words
      When Ada searches for "depot, reports"
      Then Ada sees only "Analyst, Cost"

  @J5-40.a
  Rule: One matching word among several is not enough

    Example: A single matching word finds nothing
      When Ada searches for "planning radio"
      Then no job matches

    Example: Words that find nothing can be taken back
      When Ada searches for "planning radio"
      Then Ada can take back the words "planning radio"

    Example: Two matching words find the job
      When Ada searches for "planning tools"
      Then Ada sees "Software Engineer" first

  @J5-39
  Rule: A search without words lists the jobs in their original order

    Example: Emptying the search brings everything back
      Given Ada has searched for "software"
      When Ada searches for ""
      Then Ada sees these jobs in this order
        | title             |
        | Cost Analyst      |
        | Budget Analyst    |
        | Analyst, Cost     |
        | Software Engineer |
        | Director’s Aide   |

  @J5-48
  Rule: Common little words do not count

    Example: "the" and "of" add nothing
      When Ada searches for "the head of software"
      Then Ada sees only "Software Engineer"

  @J5-45
  Rule: Naming a category finds its jobs even when the words appear nowhere else

    Example: The category is enough
      When Ada searches for "research"
      Then Ada sees only "Cost Analyst"

  @J8-23
  Rule: A visitor whose search comes up empty is told so

    Example: A word that no job contains
      When Ada searches for "zeppelin"
      Then no job matches
      And Ada is told "We couldn't find any jobs matching your criteria."

  @J8-23
  Rule: A search that comes up empty offers the closest words that the jobs use

    @screen
    Example: A slip of the finger
      Given Ada has searched for "sofware enginer"
      When Ada searches for "software engineer" instead, as is offered
      Then Ada sees only "Software Engineer"

  @J4.9-01
  Rule: Only the first twelve words of a search are used, and a visitor who writes more is told so

    Example: Twelve words are all used
      When Ada searches for "an analyst who reads depot reports and prices new coastal radar systems"
      Then Ada sees "Cost Analyst" first
      And the kept search is "search=an%20analyst%20who%20reads%20depot%20reports%20and%20prices%20new%20coastal%20radar%20systems"

    Example: Words after the twelfth find nothing
      When Ada searches for "zeppelin walrus marzipan ukulele gazebo jukebox xylophone zucchini quokka yodel origami igloo planning tools"
      Then no job matches
      And Ada is told "Only the beginning of your search is used: at most 12 words and 200 characters."
      And the kept search is "search=zeppelin%20walrus%20marzipan%20ukulele%20gazebo%20jukebox%20xylophone%20zucchini%20quokka%20yodel%20origami%20igloo"

    @J4.6-01
    Example: The address of a search that is too long
      When Ada opens the kept search "search=planning%20tools%20zeppelin%20walrus%20marzipan%20ukulele%20gazebo%20jukebox%20xylophone%20zucchini%20quokka%20yodel%20origami"
      Then Ada sees only "Software Engineer"
      And Ada is told "Only the beginning of your search is used: at most 12 words and 200 characters."
