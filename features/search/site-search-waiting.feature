Feature: Slow search
  The site is searched in parts as they arrive, and nobody is told that nothing was found before all of it has been looked
  through.

  Background:
    Given the site has these jobs, offices, events and news
      | kind | title              | text                           |
      | job  | Cost Analyst       | Prices new radar systems.      |
      | news | Radar Study Begins | A team of nine looks at radar. |

  @J2.8-14 @J2.8-17
  Rule: What has arrived is shown, and a bar says that more is on its way

    Example: The jobs are late
      When Ada searches the site for "radar" before the jobs have arrived
      Then Ada finds these results
        | kind | title              |
        | News | Radar Study Begins |
      And a bar says that the search goes on

  @J2.8-17
  Rule: Late parts of the site still count

    Example: The jobs arrive after all
      Given Ada has searched the site for "radar" before the jobs have arrived
      When the late part arrives
      Then Ada finds these results
        | kind   | title              |
        | News   | Radar Study Begins |
        | Career | Cost Analyst       |

  @J2.8-15 @J2.8-16 @J8-27
  Rule: Nobody is told that nothing was found before two seconds have passed and everything has arrived

    Example: Too early to say
      When Ada searches the site for "zeppelin" before the jobs have arrived
      And 2 seconds pass
      Then a part of the site is still awaited

    Example: The search is finished
      Given Ada has searched the site for "zeppelin" before the jobs have arrived
      And 2 seconds have passed
      When the late part arrives
      Then nothing was found
      And Ada is told "Could not find any search results. Try different search criteria"

  @J7-47
  Rule: A visitor is told when a part cannot be loaded, and can try again

    Example: The jobs do not arrive
      Given Ada has searched the site for "radar" before the jobs have arrived
      And 2 seconds have passed
      When the late part is lost
      Then a part of the site could not be searched
