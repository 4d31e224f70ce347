Feature: Offices on a map
  Visitors see at a glance where in the country the firm is, and find the office nearest to them. Anyone who cannot use a map
  misses nothing: the list and the card say the same.

  Background:
    Given the firm has these offices
      | office                 | city      | state    | address                    | latitude | longitude | open job     |
      | Corporate Headquarters | Arlington | Virginia | 1973 Larch Ridge Boulevard | 38.881   | -77.1043  |              |
      | Columbia Office        | Columbia  | Maryland | 5200 Quiet Contour Way     | 39.2404  | -76.8394  |              |
      | Dayton Office          | Dayton    | Ohio     | 18 Calibration Street      | 39.7589  | -84.1916  | Cost Analyst |
      | Dayton Annex           | Dayton    | Ohio     |                            |          |           |              |
      | Ogden Office           | Ogden     | Utah     |                            |          |           |              |
      | Field Office           |           |          | Wherever the work is       |          |           |              |

  Rule: An office is marked on the map where it is, exactly or roughly

    @C2.11-01
    Example: All offices but one, in the order of the list
      When Ada looks at the offices
      Then the markers are "Columbia Office", "Corporate Headquarters", "Dayton Annex", "Dayton Office", "Ogden Office"

    @C2.11-29 @screen
    Example: Only the city of an office is known
      Given Ada is looking at the offices
      When Ada chooses the "Dayton Annex"
      Then the window on the map says "Dayton Annex", "Approximate: somewhere in Dayton."

    @C2.11-29 @screen
    Example: Only the state of an office is known
      Given Ada is looking at the offices
      When Ada chooses the "Ogden Office"
      Then the window on the map says "Ogden Office", "Approximate: somewhere in Utah."

    @C2.11-29
    Example: Not even the state of an office is known
      Given Ada is looking at the offices
      When Ada chooses the "Field Office"
      Then the selected office has no place on the map
      And the selected office is the "Field Office"

  Rule: List, map, card and address always name the same office

    @C2.11-16 @C2.11-25
    Example: It is chosen in the list
      Given Ada is looking at the offices
      When Ada chooses the "Dayton Office"
      Then the map describes the selected office
      And list, card, map and address name the "Dayton Office"

    @C2.11-16 @C2.11-26
    Example: It is chosen on the map
      Given Ada is looking at the offices with "office=Ogden+Office"
      When Ada chooses the marker of the "Columbia Office"
      Then the map describes the selected office
      And list, card, map and address name the "Columbia Office"

    @C2.11-17
    Example: The rest of the address stays
      Given Ada is looking at the offices with "from=mail"
      When Ada chooses the marker of the "Ogden Office"
      Then the address now says "from=mail&office=Ogden+Office"

  Rule: A marker that is chosen bounces once, where motion is welcome

    @C2.11-25 @screen
    Example: It is chosen in the list
      Given Ada is looking at the offices
      When Ada chooses the "Dayton Office"
      Then the marker of the "Dayton Office" bounces once

    @C2.11-01 @C2.11-26 @screen
    Example: It is chosen on the map
      Given Ada is looking at the offices
      When Ada chooses the marker of the "Columbia Office"
      Then the marker of the "Columbia Office" bounces once
      And the marker of the "Dayton Office" has stood still

    @C2.11-25 @screen
    Example: Ada does not like motion
      Given Ada is looking at the offices
      And Ada wants nothing to move by itself
      When Ada chooses the "Dayton Office"
      Then the map describes the selected office
      And the marker of the "Dayton Office" has stood still

  Rule: A window on the map gives the office, its address, the way there and its careers, until it is closed

    @C2.11-27 @screen
    Example: What it says
      Given Ada is looking at the offices
      When Ada chooses the marker of the "Dayton Office"
      Then the window on the map says "Dayton Office", "18 Calibration Street"
      And the window leads to "https://www.openstreetmap.org/search?query=18+Calibration+Street"

    @C2.11-12 @C2.11-27 @screen
    Example: From the window to the careers there
      Given Ada is looking at the offices
      And Ada has chosen the marker of the "Dayton Office"
      When Ada asks for the careers there, on the map
      Then Ada has come to "/careers/open?city=dayton"

    @C2.11-27 @screen
    Example: It is closed, and Ada goes on in the list
      Given Ada is looking at the offices
      And Ada has chosen the "Dayton Office"
      When Ada closes the window on the map
      Then the selected office is shown on its card
      And Ada goes on from the "Dayton Office" in the list

    @C2.11-27 @screen
    Example: It is closed with Escape, and Ada goes on at the marker
      Given Ada is looking at the offices
      And Ada has chosen the marker of the "Dayton Office"
      When Ada closes it with Escape
      Then the selected office is shown on its card
      And Ada goes on from the "Dayton Office" on the map

  Rule: The map begins with the whole country, and visitors can look closer

    @C2.11-23 @C2.11-24
    Example: On a laptop
      When Ada looks at the offices
      Then the map is shown at zoom 4

    @C2.11-23 @C2.11-24
    Example: On a phone
      When Ada looks at the offices on a phone
      Then the map is shown at zoom 3

    @C2.11-23
    Example: From a closer look back to the whole country
      Given Ada is looking at the offices
      And Ada looks closer
      And the map is shown at zoom 5
      When Ada asks for the whole map
      Then the map is shown at zoom 4

  Rule: The map is 350 px high, and none of its markers covers another

    @C2.11-22 @screen
    Example: How high it is
      When Ada looks at the offices
      Then the map is 350 pixels high
      And no marker covers another

    @C2.11-22 @screen
    Example: How high it is on a phone
      When Ada looks at the offices on a phone
      Then the map is 350 pixels high
      And no marker covers another
