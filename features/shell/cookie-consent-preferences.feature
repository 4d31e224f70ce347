Feature: Cookie consent in detail
  Visitors choose kind by kind what the site may do, and can change their minds later. An old choice never overrules a
  browser that speaks up for their privacy.

  Rule: The preferences show what is allowed and keep what is saved

    @C4.2-13 @C4.2-15
    Example: From the notice, with nothing allowed beforehand
      Given Ada has come to the site for the first time
      When Ada opens her cookie preferences
      Then the cookie preferences are open
      And Ada's preferences have "Necessary" on
      And Ada can turn "Social media, Analytics" on or off

    @C2.3-12
    Example: From the end of a page
      Given Ada's cookie was set to "necessary"
      And Ada has come back to the site
      When Ada opens her cookie preferences
      Then the cookie preferences are open

    @C4.2-01 @C4.2-02 @C3.8-07
    Scenario Outline: The toggles start from the cookie
      Given Ada's cookie was set to "<cookie>"
      And Ada has come back to the site
      When Ada opens her cookie preferences
      Then Ada's preferences have "<kinds>" on

      Examples:
        | cookie                             | kinds                              |
        | necessary                          | Necessary                          |
        | necessary\|social                  | Necessary, Social media            |
        | necessary\|analytical              | Necessary, Analytics               |
        | analytical\|social\|analytical\|ad | Necessary, Social media, Analytics |

    @C4.2-14 @screen
    Example: What is turned on is saved when she says so
      Given Ada has come to the site for the first time
      And Ada has opened her cookie preferences
      And Ada has turned "Analytics" on
      When Ada saves her cookie preferences
      Then Ada's cookie says "necessary|analytical"
      And the choice about cookies has been made

    @C4.2-14
    Example: Closing the preferences changes nothing
      Given Ada's cookie was set to "necessary"
      And Ada has come back to the site
      And Ada has opened her cookie preferences
      And Ada has turned "Social media" on
      When Ada closes her cookie preferences
      Then Ada's cookie says "necessary"

    @C4.2-07
    Example: Closing the preferences without a choice leaves the question
      Given Ada has come to the site for the first time
      And Ada has opened her cookie preferences
      When Ada closes her cookie preferences
      Then the consent notice asks about cookies

    @C4.2-16.a
    Example: Ada is told what takes effect when
      Given Ada has come to the site for the first time
      When Ada opens her cookie preferences
      Then Ada is told "Social media feeds change the next time a page loads; everything else changes right away."

  Rule: The privacy signal of a browser overrides every choice

    @C4.2-04 @C4.2-05
    Example: An earlier consent is withdrawn
      Given Ada's cookie was set to "necessary|social|analytical"
      And Ada's browser sends the privacy signal
      When Ada comes back to the site
      Then the privacy signal decides about cookies
      And Ada's cookie says "necessary"

    @C4.2-05
    Example: Nobody is asked
      Given Ada's browser sends the privacy signal
      When Ada comes to the site for the first time
      Then the privacy signal decides about cookies

    @C4.2-03 @C4.2-05
    Example: The preferences say why nothing can be turned on
      Given Ada's browser sends the privacy signal
      And Ada has come to the site for the first time
      When Ada opens her cookie preferences
      Then the cookie preferences explain the privacy signal
      And Ada is told "Your browser sends the Global Privacy Control signal."
      And Ada's preferences have "Necessary" on
      And Ada can turn nothing on or off

  Rule: No visit is counted without consent, and nobody else learns of one

    @C4.2-06 @C7.2-15 @screen
    Example: Before a choice
      When Ada comes to the site for the first time
      Then no visit of Ada's was counted
      And Ada's visit contacted nobody else

    @C4.2-10 @C7.2-15 @screen
    Example: After a refusal
      Given Ada has come to the site for the first time
      And Ada has disabled all cookies
      When Ada comes back to the site
      Then no visit of Ada's was counted
      And Ada's visit contacted nobody else

    @C4.2-12 @C7.2-15 @screen
    Example: After consent the page is counted
      Given Ada has come to the site for the first time
      When Ada allows all cookies
      Then 1 visit of Ada's was counted
      And Ada's visit contacted nobody else

    @C4.2-16.a @C7.2-15
    Example: After consent was withdrawn no more visits are counted
      Given Ada's cookie was set to "necessary|social|analytical"
      And Ada has come back to the site
      And Ada has opened her cookie preferences
      And Ada has disabled all cookies
      When Ada comes back to the site
      Then 1 visit of Ada's was counted

    @C4.2-03 @C7.2-15 @screen
    Example: Under the privacy signal
      Given Ada's cookie was set to "necessary|social|analytical"
      And Ada's browser sends the privacy signal
      When Ada comes back to the site
      Then no visit of Ada's was counted
      And Ada's visit contacted nobody else

  Rule: The keyboard comes to the notice right after the link to the content

    @C1-19 @C4.2-06 @C4.2-08 @screen
    Example: The answers come first
      When Ada comes to the site for the first time
      Then the keyboard leads Ada to "Skip to content, Disable All, Allow All, Manage Preferences"
