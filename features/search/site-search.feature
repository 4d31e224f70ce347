Feature: Site search
  Visitors who do not know where something is type a few words, and find it whatever kind of thing it is.

  Background:
    Given the site has these jobs, offices, events and news
      | kind   | title              | text                                       |
      | job    | Cost Analyst       | Prices new radar systems.                  |
      | job    | Software Engineer  | Builds planning tools.                     |
      | office | Dayton Office      | 12 Propeller Street, Dayton, Ohio          |
      | event  | Navy League Expo   | Meet our estimators at the quayside.         |
      | news   | Radar Study Begins | A team of nine looks at coastal radar.     |
      | news   | Planning Tools | Schedulers helped to write the next ones.  |

  @J2.8-02 @J2.1-15 @C2.1-41 @J1-13 @J7-38 @J6-04
  Rule: A search looks through jobs, offices, events, news and pages

    Example: One word, two kinds
      When Ada searches the site for "radar"
      Then Ada finds these results
        | kind   | title              |
        | News   | Radar Study Begins |
        | Career | Cost Analyst       |

    Example: An office by its street
      When Ada searches the site for "propeller street"
      Then Ada finds "Dayton Office" first

    Example: An event by its text
      When Ada searches the site for "quayside"
      Then Ada finds "Navy League Expo" first

    Example: A page by what it says
      When Ada searches the site for "hardware store in Arlington"
      Then Ada finds "About Us" first

  @J5-37.b @J5-41 @J5-44
  Rule: Results that contain the whole phrase come first, as in the search for jobs

    Example: A title before a mention
      When Ada searches the site for "planning tools"
      Then Ada finds these results
        | kind   | title              |
        | News   | Planning Tools |
        | Career | Software Engineer  |

  @J5-40.b
  Rule: A job, office, event or news item that contains one of several words is not found

    Example: An event that contains one of two words
      When Ada searches the site for "quayside zeppelin"
      Then Ada finds nothing

  @J5-47 @J5-53
  Rule: What a page says counts twice, so that one word of several is enough

    Example: A page that contains one of two words
      When Ada searches the site for "sabbatical zeppelin"
      Then Ada finds "Careers Home" first

  @J5-51 @J5-45
  Rule: The name of a kind finds things of that kind

    Example: An office by its kind and its city
      When Ada searches the site for "office dayton"
      Then Ada finds "Dayton Office" first

    Scenario Outline: <word>
      Given the site has these jobs, offices, events and news
        | kind   | title        | text                    |
        | job    | Cost Analyst | Prices radar.           |
        | office | Riverside    | 12 Propeller, Dayton    |
        | event  | Navy Expo    | Meet us at the quayside. |
        | news   | Radar Begins | A team of nine looks.   |
      When Ada searches the site for "<word>"
      Then "<title>" is among the results

      Examples:
        | word      | title        |
        | job       | Cost Analyst |
        | careers   | Cost Analyst |
        | office    | Riverside    |
        | locations | Riverside    |
        | event     | Navy Expo    |
        | events    | Navy Expo    |
        | news      | Radar Begins |

  @J5-39 @J2.8-03
  Rule: A search without words shows everything, and nothing is searched before somebody asks

    Example: Nothing has been asked yet
      When Ada opens the search
      Then nothing is searched for

    Example: A search for nothing in particular
      Given Ada has opened the search
      When Ada searches without words
      Then Ada finds "Cost Analyst" first

  @J2.8-01 @J2.8-03
  Rule: The address keeps the words, so that a search can be shared

    Example: The words of an address appear in the box
      When Ada opens the shared search "q=Radar"
      Then the box holds "radar"

    Example: The address follows the box
      Given Ada has opened the search
      When Ada then searches for "radar"
      Then the address of the search is "/search?q=radar"

  @J2.8-03
  Rule: Only the first twelve words of a search are used, and a visitor who writes more is told so

    Example: Words after the twelfth find nothing
      When Ada searches the site for "quayside zeppelin walrus marzipan ukulele gazebo jukebox xylophone zucchini yodel origami igloo estimators"
      Then Ada finds nothing
      And Ada is told "Only the beginning of your search is used: at most 12 words and 200 characters."

    Example: The same words, with the one that counts among the first twelve
      When Ada searches the site for "quayside estimators zeppelin walrus marzipan ukulele gazebo jukebox xylophone zucchini yodel origami igloo"
      Then "Navy League Expo" is among the results

  @C2.6-03
  Rule: The home page searches the whole site

    @screen
    Example: From the home page
      When Ada searches from the home page for "radar"
      Then Ada finds "Radar Study Begins" first
      And the address of the search is "/search?q=radar"
