Feature: Not found
  Visitors at an address that no page has are told so, and find a way forward.

  @screen
  Rule: A visitor at an unknown address is told so with a smile

    @C2.1-48 @C2.4-20 @C2.4-21 @C8-16
    Example: Nowhere
      Given Ada knows the address to be missing
      When Ada visits "/no/such/place"
      Then the page is headed "The page you requested has flown the coop"
      And Ada is told "404 Page Not Found"
      And Ada is at the address "/no/such/place"

  @screen
  Rule: Going back leads to where the visitor was, or home

    @C2.4-22 @C2.4-23
    Example: She came from a page
      Given Ada knows the address to be missing
      And Ada has visited "/services"
      And Ada has visited "/nowhere"
      When Ada wants to go back
      Then Ada is at the address "/services"

    @C2.4-22 @C2.4-23
    Example: She came straight to it
      Given Ada knows the address to be missing
      And Ada has visited "/nowhere"
      When Ada wants to go back
      Then Ada is at the address "/home"

    @C2.4-22 @C2.4-24
    Example: She goes home
      Given Ada knows the address to be missing
      And Ada has visited "/nowhere"
      When Ada follows "Go To Home Page"
      Then Ada is at the address "/home"
