Feature: Cookie consent
  Visitors decide what this site may do beyond its basic work. Until they have decided, and whenever they say no, nothing
  is counted and nobody else learns of the visit.

  Rule: A visitor who has not chosen is asked, for as long as it takes

    @C4.2-06
    Example: The first visit
      When Ada comes to the site for the first time
      Then the consent notice asks about cookies

    @C4.2-07 @C9-11
    Example: A day later
      Given Ada has come to the site for the first time
      When 24 hours pass
      Then the consent notice asks about cookies

    @C3.8-07 @C4.2-06
    Scenario Outline: A cookie that makes no sense is no choice
      Given Ada's cookie was set to "<words>"
      When Ada comes back to the site
      Then the consent notice asks about cookies

      Examples:
        | words        |
        |              |
        | yes          |
        | maybe\|later |

    @C4.2-01 @C4.2-02
    Example: A visitor who has chosen is not asked again
      Given Ada's cookie was set to "necessary"
      When Ada comes back to the site
      Then the choice about cookies has been made

  Rule: Disabling all allows only what is necessary

    @C4.2-08 @C4.2-09 @C4.2-10 @C3.8-10
    Example: In the notice
      Given Ada has come to the site for the first time
      When Ada disables all cookies
      Then Ada's cookie says "necessary"

    @C4.2-09 @C4.2-10
    Example: In the preferences
      Given Ada's cookie was set to "necessary|social|analytical"
      And Ada has come back to the site
      And Ada has opened her cookie preferences
      When Ada disables all cookies
      Then Ada's cookie says "necessary"

    @C4.2-11
    Example: The notice shows that it is saved
      Given Ada has come to the site for the first time
      When Ada disables all cookies
      Then the choice is saved and the consent notice is closing

    @C4.2-11
    Example: Half a second later the notice is gone
      Given Ada has come to the site for the first time
      And Ada has disabled all cookies
      When 0.5 seconds pass
      Then the choice about cookies has been made

    @C4.2-11
    Example: Half a second later the preferences are gone
      Given Ada's cookie was set to "necessary|social"
      And Ada has come back to the site
      And Ada has opened her cookie preferences
      And Ada has disabled all cookies
      When 0.5 seconds pass
      Then the choice about cookies has been made

  Rule: Visitors who accept the notice allow social media and analytics too

    @C4.2-08 @C4.2-12 @C3.8-07
    Example: In the notice
      Given Ada has come to the site for the first time
      When Ada allows all cookies
      Then Ada's cookie says "necessary|social|analytical"

    @C4.2-12
    Example: It is remembered
      Given Ada has come to the site for the first time
      And Ada has allowed all cookies
      And Ada has come back to the site
      When Ada opens her cookie preferences
      Then Ada's preferences have "Necessary, Social media, Analytics" on

  Rule: Two tabs of one browser agree

    @C3.8-07
    Example: What is chosen in one needs no answer in the other
      Given Ada has come to the site for the first time
      When Ada disables all cookies in another tab
      Then the choice about cookies has been made

  Rule: A browser that keeps no cookies is no reason to ask twice in a visit

    @C4.2-10
    Example: Ada is told, and the choice holds
      Given Ada's browser keeps no cookies
      And Ada has come to the site for the first time
      And Ada has disabled all cookies
      When 0.5 seconds pass
      Then the choice about cookies has been made
      And Ada is shown the warning "Your browser could not store your choice about cookies."

    @C4.2-14
    Example: She is told only once
      Given Ada's browser keeps no cookies
      And Ada has come to the site for the first time
      And Ada has opened her cookie preferences
      And Ada has saved her cookie preferences
      And Ada has opened her cookie preferences
      When Ada saves her cookie preferences
      Then Ada was told once that her choice is not kept
