Feature: Leaving a page
  Anyone who has written something and not sent it is asked before it is lost. A message to the firm stands here for
  everything that can be written on the site.

  Background:
    Given the firm has these offices
      | office                 | city      | state    |
      | Corporate Headquarters | Arlington | Virginia |
      | Ogden Office           | Ogden     | Utah     |
    And Ada has come to the contact page

  Rule: A page on which nothing is written can be left without a question

    @C2.4-15
    Example: Nothing was written
      When Ada follows a link to the home page
      Then the page can be left
      And Ada is on the home page

    @C2.4-15 @C4.6-10
    Example: What was written was deleted
      Given Ada has begun a message with "Ada"
      And Ada has deleted what she wrote
      When Ada follows a link to the home page
      Then Ada is on the home page

  Rule: A page with unsaved changes cannot be left without a question

    Background:
      Given Ada has begun a message with "Ada"

    @C2.4-15 @C2.4-16 @C4.6-10
    Example: A link leads away
      When Ada follows a link to the home page
      Then the visitor is asked whether to leave the page
      And Ada is told "There are unsaved changes that will be lost."
      And Ada is on the contact page

    @C2.4-15
    Example: A step back leads away
      When Ada goes back to where she came from
      Then the visitor is asked whether to leave the page
      And Ada is on the contact page

    @C2.4-17
    Example: The answer is No
      Given Ada has followed a link to the home page
      When Ada answers "No"
      Then the page cannot be left without a question
      And Ada is on the contact page
      And the message still begins with "Ada"

    @C2.4-18
    Example: The answer is Yes
      Given Ada has followed a link to the home page
      When Ada answers "Yes"
      Then Ada is on the home page
      And the page can be left

    @C2.4-18 @screen
    Example: What she wrote is gone
      Given Ada has followed a link to the home page
      And Ada has answered "Yes"
      When Ada follows a link to the contact page
      Then nothing of a message is written

    @C2.1-39 @C2.4-01 @C2.4-17 @screen
    Example: The answers she can give
      When Ada follows a link to the home page
      Then the answers are "No" and "Yes"

  Rule: What is written stays when the connection is lost

    @C2.4-15 @screen
    Example: The connection is lost before the first letter
      Given Ada has lost her connection
      When Ada begins a message with "Ada"
      Then the page cannot be left without a question
      And the message still begins with "Ada"

    @C2.4-15 @screen
    Example: The connection is lost before she wants to leave
      Given Ada has begun a message with "Ada"
      And Ada has lost her connection
      When Ada follows a link to the home page
      Then the visitor is asked whether to leave the page
      And Ada is on the contact page

  Rule: The browser asks before a page with unsaved changes is reloaded, and not otherwise

    @C2.4-19
    Example: Something is written
      Given Ada has begun a message with "Ada"
      When Ada reloads the page
      Then the browser asks first
      And the message still begins with "Ada"

    @C2.4-19
    Example: Nothing is written
      When Ada reloads the page
      Then the browser does not ask first

  Rule: Doing something else on the page is not leaving it

    @C2.4-15 @C2.4-19 @screen
    Example: Calling the firm
      Given Ada has begun a message with "Ada"
      When Ada calls the firm
      Then the browser does not ask first
      And the message still begins with "Ada"

    @C2.4-15 @C2.11-18
    Example: Looking at another office
      Given Ada has begun a message with "Ada"
      When Ada looks at the office "Ogden Office"
      Then the page cannot be left without a question
      And the message still begins with "Ada"
