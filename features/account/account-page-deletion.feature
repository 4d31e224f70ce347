Feature: Deleting an account
  An applicant who no longer wants her account deletes it herself. Her password shows that nobody else does.

  Background:
    Given "Ada Moss" has an account
    And Ada has arrived at "/home"
    And Ada has signed in to stay signed in
    And Ada has opened her account

  @C4.1-04
  Rule: The right password deletes the account, and nothing else does

    @C4.1-03
    Example: The account is deleted, and the applicant is led home
      When Ada deletes her account with her password
      Then Ada is on the page "/home"
      And Ada is shown the confirmation "Your account has been deleted."
      And no token of Ada's is kept
      And the site does not know who Ada is

    Example: A wrong password deletes nothing
      When Ada deletes her account with a wrong password
      Then Ada is told "This is not your password. Please try again."
      And Ada is known as "Ada Moss"
      And Ada is on the page "/account-management"

    Example: No password deletes nothing
      When Ada deletes her account with no password
      Then Ada is told "Please enter your password, so that nobody else can delete it."
      And Ada is known as "Ada Moss"

    @screen
    Example: What was written stays after a wrong password
      When Ada deletes her account with a wrong password
      Then Ada is told "This is not your password. Please try again."
      And the password of Ada is still there

  @C8-03
  Rule: When no answer comes, the applicant is told that the outcome is not known

    Example: The connection is lost
      Given the firm's answer about her account is slow to come
      And Ada has deleted her account with her password
      When the firm's answer about her account is lost
      Then Ada is told "We cannot tell whether your account was deleted."
      And Ada is known as "Ada Moss"

    Example: She tries again
      Given the firm's answer about her account is slow to come
      And Ada has deleted her account with her password
      And the firm's answer about her account has been lost
      When Ada deletes her account with her password
      Then Ada is shown the confirmation "Your account has been deleted."

  @C4.1-04
  Rule: What was asked for is done, also when the applicant is on another page by then

    Example: She goes to another page, and is told there that her account was deleted
      Given the firm's answer about her account is slow to come
      And Ada has deleted her account with her password
      And Ada has followed a link to the home page
      And the firm's answer about her account has arrived
      When Ada reads on
      Then Ada is shown the warning "Your account was deleted."
      And the site does not know who Ada is

  @C4.1-04
  Rule: Another tab in which the applicant was signed in tells her that her account was deleted

    Example: She deletes it in another tab
      When Ada deletes her account in another tab
      Then Ada is shown the warning "Your account was deleted."
      And Ada is told "You are signed out, and nothing is left of your account. Your saved jobs are still on this device."
      And the site does not know who Ada is

  @C4.1-08
  Rule: An account is not deleted once the session has ended

    Example: It ends before her wish arrives
      Given the firm's answer about her account is slow to come
      And Ada has deleted her account with her password
      And the site has ended Ada's session
      And the firm's answer about her account has arrived
      And Ada is on the page "/account-login?redirect=%2Faccount-management"
      When Ada signs in to stay signed in
      Then Ada is known as "Ada Moss"
