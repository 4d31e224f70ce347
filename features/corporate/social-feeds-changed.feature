Feature: Social media feeds after a change of mind
  Visitors who allow or forbid social media cookies while they read the media page are told that the page must be
  refreshed, and get what they chose once it has been.

  @C4.2-16.b
  Rule: What a visitor chooses on the media page takes effect when it is refreshed

    Example: Ada agrees
      Given Ada's cookie was set to ""
      And Ada has come to the media page
      When Ada allows all cookies
      Then the social feeds will show after the next refresh
      And Ada is told "Refresh this page to see the feeds."

    Example: Ada agrees and refreshes the page
      Given Ada's cookie was set to ""
      And Ada has come to the media page
      And Ada has allowed all cookies
      And Ada has refreshed the media page
      When the networks answer
      Then the social feeds show

    Example: Ada withdraws her consent
      Given Ada's cookie was set to "necessary|social"
      And Ada has come to the media page
      And the networks have answered
      When Ada disables all cookies in another tab
      Then the social feeds will be gone after the next refresh
      And Ada is told "Refresh this page to remove the feeds."

    Example: Ada withdraws her consent and refreshes the page
      Given Ada's cookie was set to "necessary|social"
      And Ada has come to the media page
      And the networks have answered
      And Ada disables all cookies in another tab
      When Ada refreshes the media page
      Then the social feeds are disabled

    @screen
    Example: Until then no network is asked
      Given Ada's cookie was set to ""
      And Ada has come to the media page
      When Ada allows all cookies
      Then the social feeds will show after the next refresh
      And no network was asked for anything

  Rule: Coming to the media page from another one counts as a new page

    @C2.13-22 @screen
    Example: Ada comes from the home page
      Given Ada's cookie was set to "necessary|social"
      When Ada comes to the media page from the home page
      Then the social feeds show
