Feature: Navigation
  Visitors begin to read each page where they mean to: at its top, at a section, or where they left it.

  Background:
    Given the firm has these open jobs
      | id | title        | city      | state    |
      | 2  | Cost Analyst | Arlington | Virginia |

  Rule: A page that is opened is read from its top

    @C2.1-54
    Example: Another page
      Given Ada is reading the services
      When Ada opens another page
      Then the page is read from its top

    @C2.1-54
    Example: Another page takes the place of a section that was asked for
      Given Ada is reading the services
      And Ada has asked for the section "research"
      And 200 ms have passed
      And Ada has opened another page
      When 300 ms pass
      Then the page is read from its top

    @screen @C2.1-54
    Example: Its name is read out once
      Given Ada has visited "/home"
      When Ada follows "Terms of Service" in the footer
      Then what is read out to Ada is "focus: Terms of Service, then focus: Legal"

  Rule: A section that is asked for is shown after 300 ms

    @C2.1-56 @C2.1-58
    Example: Just before
      Given Ada is reading the services
      And Ada has asked for the section "research"
      When 299 ms pass
      Then the page is about to move to a section

    @C2.1-56 @C2.1-58
    Example: Just then
      Given Ada is reading the services
      And Ada has asked for the section "research"
      When 300 ms pass
      Then the page is read from that section

    @C2.1-58
    Example: A visitor who moves the page by hand is left alone
      Given Ada is reading the services
      And Ada has asked for the section "research"
      When Ada returns to a page
      Then the page is where the visitor left it

    @screen @C2.1-57
    Example: It is 80 px below the top edge
      When Ada visits "/services#research"
      Then "research" is 80 px below the top edge

  @screen
  Rule: A link that changes the query to another page opens it at its top

    @C2.1-54
    Example: Creating an account
      Given Ada has visited "/account-login"
      And Ada has read 300 px down the page
      When Ada follows "Create Account"
      Then the page is read from 0 px down
      And Ada's place is at "Create Account"
      And the page is titled "Create Account | Tamarack Research"

    @C2.1-54
    Example: Back to signing in
      Given Ada has visited "/account-login?form=recovery"
      And Ada has read 100 px down the page
      When Ada follows "Back to sign in"
      Then the page is read from 0 px down
      And Ada's place is at "Account Sign In"
      And the page is titled "Account Sign In | Tamarack Research"

    @C2.1-54
    Example: Looking at saved jobs
      Given Ada has visited "/careers/open"
      And Ada has read 20 px down the page
      When Ada follows "0 saved jobs" in the header
      Then the page is read from 0 px down

  @screen
  Rule: A link to the same page with another query leaves the page where it was

    @C2.1-56
    Example: Another office
      Given the firm has these offices
        | office        | city   | state |
        | Dayton Office | Dayton | Ohio  |
        | Ogden Office  | Ogden  | Utah  |
      And Ada has visited "/contact"
      And Ada has read 30 px down the page
      When Ada follows "Ogden Office Ogden, Utah"
      Then Ada is at the address "/contact?office=Ogden+Office"
      And the page is read from 30 px down
      And Ada's place is at "Ogden Office Ogden, Utah"

  @screen
  Rule: A visitor who returns to a page finds it as she left it

    @C2.1-54
    Example: Ada returns to the place where she was reading
      Given Ada has visited "/careers/open"
      And Ada has read 30 px down the page
      And Ada has followed "Cost Analyst"
      When Ada goes back
      Then Ada is at the address "/careers/open"
      And the page is read from 30 px down
      And Ada's place is at "Cost Analyst"

  @screen
  Rule: A bar shows from the start of a navigation until its end

    @C2.1-55
    Example: While the page is on its way
      Given Ada has visited "/home"
      And the code of current opportunities is on its way
      When Ada follows "Become an Employee-Owner" in the footer
      Then a page is on its way

    @C2.1-55
    Example: When it has arrived
      Given Ada has visited "/home"
      And the code of current opportunities is on its way
      And Ada has followed "Become an Employee-Owner" in the footer
      When the code arrives
      Then the page is headed "Current Opportunities"
      And no page is on its way

    @C2.1-55
    Example: When the visitor changes her mind
      Given Ada has visited "/home"
      And the code of current opportunities is on its way
      And Ada has followed "Become an Employee-Owner" in the footer
      When Ada follows "Tamarack Research, home" in the header
      Then no page is on its way

    @C2.1-55
    Example: When it is lost
      Given Ada has visited "/home"
      And the code of current opportunities is on its way
      And Ada has followed "Become an Employee-Owner" in the footer
      When the code is lost
      Then Ada is told "The page you asked for did not load"
      And Ada is at the address "/home"
      And no page is on its way
