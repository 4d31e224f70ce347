Feature: Token refresh
  Applicants who have the site open in several tabs stay signed in to all of them: the tabs take turns to refresh the
  token, because a token that is refreshed twice looks stolen.

  Background:
    Given "Ada Moss" has an account
    And Ada is on the site
    And Ada has signed in to stay signed in

  Rule: A tab refreshes the token when the tab before it received none

    @C7.2-04
    Example: The other tab has not finished
      Given another of Ada's tabs is refreshing the token
      When Ada opens the site again
      Then it is not yet the turn of this tab to refresh the token
      And Ada's token has been refreshed 0 times

    @C7.2-03 @C4.1-01
    Example: The other tab has received a new token
      Given another of Ada's tabs is refreshing the token
      And Ada has opened the site again
      When Ada's other tab has received a new token
      Then the visitor is signed in
      And Ada's token has been refreshed 0 times

    @C7.2-01
    Example: The other tab has received none
      Given another of Ada's tabs is refreshing the token
      And Ada has opened the site again
      When Ada's other tab has received no new token
      Then the visitor is signed in
      And Ada's token has been refreshed 1 time
