@screen
Feature: Privacy policy and terms
  Visitors find out what the firm knows about them and what they may ask of it, and can send one another to the very part
  that matters.

  Rule: The privacy policy and the terms consist of panels that open

    @C2.1-27 @C2.12-32
    Example: The privacy policy
      When Ada goes to "/privacy"
      Then the title of Ada's page begins with "Privacy |"
      And Ada finds 8 panels, all of them closed

    @C2.1-29 @C2.1-30 @C2.12-32
    Example: The terms
      When Ada goes to "/legal"
      Then the title of Ada's page begins with "Legal |"
      And Ada finds 7 panels, all of them closed

    @C2.12-32
    Example: A panel opens when it is wanted
      Given Ada is at "/legal"
      When Ada opens the panel "No warranty"
      Then Ada finds 7 panels, of which "No warranty" is open

  Rule: An address leads to the panel it names

    @C2.1-28 @C2.12-33
    Example: California privacy rights by their address
      When Ada goes to "/privacy#ccpa"
      Then Ada finds 8 panels, of which "California privacy rights (CCPA)" is open
      And the keyboard focus is on "California privacy rights (CCPA)"

    @C2.3-13 @C2.12-33
    Example: From the end of another page
      Given Ada is at "/home"
      When Ada follows "Do Not Sell My Personal Information" at the end of the page
      Then Ada finds 8 panels, of which "California privacy rights (CCPA)" is open
      And the keyboard focus is on "California privacy rights (CCPA)"

    @C2.12-33
    Example: From the end of the privacy policy itself
      Given Ada is at "/privacy"
      When Ada follows "Do Not Sell My Personal Information" at the end of the page
      Then Ada finds 8 panels, of which "California privacy rights (CCPA)" is open

    @C2.12-33
    Example: Asked for again after it was folded away
      Given Ada is at "/privacy#ccpa"
      And Ada has closed the panel "California privacy rights (CCPA)"
      When Ada follows "Do Not Sell My Personal Information" at the end of the page
      Then Ada finds 8 panels, of which "California privacy rights (CCPA)" is open

    @C2.12-33
    Example: Another panel has its own address too
      When Ada goes to "/privacy#cookies"
      Then Ada finds 8 panels, of which "Cookies" is open

    @C2.12-33
    Example: A part that is not there opens nothing
      When Ada goes to "/privacy#%E0%A4%A"
      Then Ada finds 8 panels, all of them closed

  Rule: The policy says when it was written and whom to call

    @C1-28.a @C2.12-34
    Example: The date of the policy
      When Ada goes to "/privacy"
      Then Ada is told "Last updated September 06, 2023"

    @C1-28.b
    Example: Parts that are newer than that date
      When Ada goes to "/privacy"
      Then Ada is told "The parts about accounts, applications and job alerts were added in November 2026."

    @C1-27 @C2.12-34
    Example: How soon the firm replies
      When Ada goes to "/privacy#ccpa"
      Then the panel "California privacy rights (CCPA)" says "We acknowledge your request within 10 days"
      And the panel "California privacy rights (CCPA)" says "(703) 555-0106"
