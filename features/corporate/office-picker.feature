Feature: Contact
  Visitors find the office nearest to what they need, with its address, its telephone and the careers there. The address
  names the office, so that it can be passed on.

  Background:
    Given the firm has these offices
      | office                 | city      | state      | open job          |
      | Ogden Office           | Ogden     | Utah       | Logistics Analyst |
      | Corporate Headquarters | Arlington | Virginia   |                   |
      | Dayton Office          | Dayton    | Ohio       | Cost Analyst      |
      | Boulder Office         | Boulder   | Colorado   |                   |
      | Seaside Office         | Seaside   | California |                   |
      | Columbus Office        | Columbus  | Ohio       | Data Scientist    |
      | Quantico Office        | Quantico  | Virginia   |                   |

  Rule: The address names the selected office

    @C2.1-37 @C2.11-20
    Example: No office is asked for
      When Ada looks at the offices
      Then the selected office is the "Corporate Headquarters"
      And the page is titled "Contact | Tamarack Research"

    @C2.1-38 @C2.11-19
    Example: An office is asked for, in capitals or not
      When Ada looks at the offices with "office=seaside%20OFFICE"
      Then the selected office is the "Seaside Office"

    @C2.11-19 @screen
    Example: The office that is asked for can be seen in the list
      When Ada looks at the offices with "office=seaside%20OFFICE"
      Then the selected office is the "Seaside Office"
      And it can be seen in the list

    @C2.11-21
    Example: The office that is asked for does not exist
      When Ada looks at the offices with "office=Atlantis"
      Then the selected office is the "Corporate Headquarters"

    @C2.11-16 @C2.11-17
    Example: Another office is chosen
      Given Ada is looking at the offices with "from=mail"
      When Ada chooses the "Dayton Office"
      Then the selected office is the "Dayton Office"
      And the address now says "from=mail&office=Dayton+Office"

    @C2.11-18 @screen
    Example: Going back does not step through the offices
      Given Ada has come to the contact page
      And Ada has chosen the "Dayton Office"
      And Ada has chosen the "Ogden Office"
      When Ada goes back to where she came from
      Then Ada is on the home page

  Rule: The offices are in a list of their own

    @C2.11-02 @C2.11-03 @C2.11-04 @screen
    Example: The list
      When Ada looks at the offices
      Then the offices are "Boulder Office", "Columbus Office", "Corporate Headquarters", "Dayton Office", "Ogden Office", "Quantico Office", "Seaside Office"
      And the list is 350 pixels high and scrolls

    @C2.11-11 @C2.11-12 @screen
    Example: From an office to the careers there
      Given Ada is looking at the offices with "office=Dayton+Office"
      When Ada asks for the careers there
      Then Ada has come to "/careers/open?city=dayton"
      And Ada sees only "Cost Analyst"
