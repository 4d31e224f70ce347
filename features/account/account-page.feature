Feature: An applicant's account
  An applicant sees where she is signed in and what is kept about her. She can end what she does not know, take her
  data along, and delete all of it.

  Background:
    Given "Ada Moss" has an account
    And Ada has arrived at "/home"
    And Ada has signed in

  @J6-08
  Rule: An applicant is told when her account is loading, and when it cannot be loaded

    Example: While it is loading, it says so
      When Ada opens her account, and the firm's answer is slow to come
      Then what is kept of the applicant is loading
      And Ada is told "Loading your account..."

    Example: An account that does not arrive can be asked for again
      Given Ada opens her account, and the firm's answer is slow to come
      And the firm's answer about her account has been lost
      And what is kept of the applicant could not be loaded
      When Ada asks for her account again
      And the firm's answer about her account arrives
      Then the applicant is shown where she is signed in and what she can do

    @screen
    Example: It leads to another e-mail and another password
      When Ada opens her account
      Then the account page links to "Change email: /account-login?redirect=%2Faccount-management&form=newEmail"
      And the account page links to "Change password: /account-login?redirect=%2Faccount-management&form=newPass"

  @C6-11
  Rule: An applicant ends those of her sessions that she does not use

    Example: All of hers are listed, and nobody else's
      Given "Ben Birch" has an account
      And Ben is signed in on another device too
      And Ada is signed in on another device too
      When Ada opens her account
      Then Ada is signed in on "another device and this device"

    Example: She tells them apart by their browsers
      Given Ada is signed in with "Firefox on Windows" too
      When Ada opens her account
      Then Ada is shown a session that began with "Firefox on Windows"

    Example: A browser that nobody knows is called another one
      Given Ada is signed in with "a browser that nobody knows" too
      When Ada opens her account
      Then Ada is shown a session that began with "Another browser"

    Example: One that is ended leaves the list
      Given Ada is signed in on another device too
      And Ada has opened her account
      When Ada ends the session on the other device
      Then Ada is signed in on "this device"
      And Ada is shown the confirmation "You are signed out there."

    Example: One that could not be ended stays, and can be ended later
      Given Ada is signed in on another device too
      And Ada has opened her account
      And the firm's answer about her account is slow to come
      And Ada has ended the session on the other device
      When the firm's answer about her account is lost
      Then Ada is shown the error "You are still signed in there."
      And Ada is signed in on "another device and this device"

    @screen
    Example: When the last one has ended, the keyboard goes on at the title
      Given Ada is signed in on another device too
      And Ada has opened her account
      When Ada ends the session on the other device
      Then the focus of Ada is on "Where you are signed in"

  @C4.1-08
  Rule: Somebody else who signs in in another tab is shown her own account

    Example: Ben signs in on the device that Ada went away from
      Given "Ben Birch" has an account
      And Ada has signed out
      And Ada has signed in to stay signed in
      And Ada has opened her account
      When Ben signs in in another tab of Ada's browser while hers sleeps
      Then Ada is shown the account of "ben@example.org"
      And Ada is known as "Ben Birch"

  @C6-11
  Rule: An applicant takes along what is kept about her

    Example: As a page that a person reads
      Given Ada has opened her account
      When Ada takes her data along as a page
      Then the file of her account says "Everything Tamarack Research keeps in your account"
      And the file of her account says "ada@example.org"

    Example: For another program
      Given Ada has opened her account
      When Ada takes her data along for a program
      Then the file can be read by a program, and names "ada@example.org"

    Example: When it cannot be read, she is told so
      Given Ada has opened her account
      And the firm's answer about her account is slow to come
      And Ada asks for her data
      When the firm's answer about her account is lost
      Then Ada is shown the error "Your data could not be prepared."
