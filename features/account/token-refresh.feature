Feature: Token refresh
  Applicants who have the site open in several tabs stay signed in in all of them: the tabs refresh their token one after the
  other, for a token that is refreshed twice looks stolen.

  Background:
    Given "Ada Moss" has an account
    And Ada is on the site
    And Ada has signed in to stay signed in

  Rule: A tab waits until another tab has refreshed the token

    @C7.2-03
    Example: The other tab is not done
      Given another tab of Ada's is refreshing the token
      When Ada opens the site again
      Then the token waits for other tabs to refresh theirs
      And Ada's token has been refreshed 0 times

    @C7.2-03 @C4.1-01
    Example: The other tab has got a new token
      Given another tab of Ada's is refreshing the token
      And Ada has opened the site again
      When the other tab of Ada's has got a new token
      Then the visitor is signed in
      And Ada's token has been refreshed 0 times

    @C7.2-01 @C7.2-05
    Example: The other tab has got none
      Given another tab of Ada's is refreshing the token
      And Ada has opened the site again
      When the other tab of Ada's has got no new token
      Then the visitor is signed in
      And Ada's token has been refreshed 1 time
