Feature: Social media feeds
  Visitors who wish to can read on the media page what the firm posts elsewhere. Until they agree, LinkedIn, X and
  Facebook do not learn that anybody is reading it; the links to them are there for everyone.

  Rule: Without consent the feeds are disabled, and the page says how to enable them

    @C2.13-20 @C2.13-21 @C2.13-22
    Scenario Outline: A visitor who has not allowed social media cookies
      Given Ada's cookie was set to "<cookie>"
      When Ada comes to the media page
      Then the social feeds are disabled
      And Ada is told "Social Media feeds are disabled."
      And Ada is told "Please enable third-party social media cookies and refresh this page to see them."

      Examples:
        | cookie                |
        |                       |
        | necessary             |
        | necessary\|analytical |

    @C2.13-24
    Example: The way to the preferences
      Given Ada's cookie was set to "necessary"
      And Ada has come to the media page
      When Ada asks there for her cookie preferences
      Then the cookie preferences are open

    @C2.13-22 @screen
    Example: The links are there all the same
      Given Ada's cookie was set to "necessary"
      When Ada comes to the media page
      Then Ada can still go to "Follow Tamarack on LinkedIn, Follow Tamarack on X, Visit Tamarack on Facebook"

  Rule: With consent the feeds of LinkedIn, X and Facebook show

    @C2.13-17 @C2.13-18 @C2.13-19 @C2.13-22 @screen
    Scenario Outline: A visitor who has allowed social media cookies
      Given Ada's cookie was set to "<cookie>"
      And Ada has come to the media page
      When the networks answer
      Then the social feeds show
      And Ada sees the "LinkedIn follow control, Twitter follow control, Twitter timeline, Facebook page feed"

      Examples:
        | cookie                        |
        | necessary\|social             |
        | necessary\|social\|analytical |

  Rule: A feed that does not arrive leaves the others in place, and the link to its network

    @C2.13-22 @screen
    Example: A network that does not answer
      Given Ada's cookie was set to "necessary|social"
      And Ada has come to the media page
      And the networks answer, except for the "Facebook page feed"
      When 10 seconds pass without an answer
      Then a social feed did not arrive
      And Ada is told "This feed did not load."
      And Ada sees the "LinkedIn follow control, Twitter follow control, Twitter timeline"

    @C2.13-22 @screen
    Example: A network that cannot be reached, for instance because a browser blocks it
      Given Ada's cookie was set to "necessary|social"
      And the network of the "Twitter timeline" refuses every connection
      And Ada has come to the media page
      When the networks answer, except for the "Twitter timeline"
      Then Ada sees the "LinkedIn follow control, Twitter follow control, Facebook page feed"
      And Ada can still go to "Follow Tamarack on LinkedIn, Follow Tamarack on X, Visit Tamarack on Facebook"

  @C2.13-23 @screen
  Rule: A network is asked for something only once a visitor has allowed social media cookies

    Example: Before a choice
      Given Ada's cookie was set to ""
      When Ada comes to the media page
      Then the social feeds are disabled
      And no network was asked for anything
      And Ada's visit contacted nobody else

    Example: After a refusal
      Given Ada's cookie was set to "necessary|analytical"
      When Ada comes to the media page
      Then the social feeds are disabled
      And no network was asked for anything
      And Ada's visit contacted nobody else

    @C4.2-05
    Example: Under the privacy signal, whatever was chosen before
      Given Ada's cookie was set to "necessary|social|analytical"
      And Ada's browser sends the privacy signal
      When Ada comes to the media page
      Then the privacy signal keeps the social feeds out
      And no network was asked for anything
      And Ada's visit contacted nobody else

    Example: After consent
      Given Ada's cookie was set to "necessary|social"
      When Ada comes to the media page
      Then the networks were asked for the "LinkedIn follow control, Twitter follow control, Twitter timeline, Facebook page feed"

    Example: On other pages, not even then
      Given Ada's cookie was set to "necessary|social"
      When Ada comes back to the site
      Then the choice about cookies has been made
      And Ada's visit contacted nobody else
