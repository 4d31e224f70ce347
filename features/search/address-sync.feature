Feature: The address of a search
  Anyone who shares the address of a search, or comes back to it, finds what was found there. While somebody types, the
  address is left alone: browsers limit how often it may change.

  Background:
    Given the site has these jobs, offices, events and news
      | kind | title              | text                           |
      | job  | Cost Analyst       | Prices new planning tools.     |
      | news | Radar Study Begins | A team of nine looks at radar. |

  @J2.8-03
  Rule: The address follows the words when the typing rests

    Example: Typing goes on
      Given Ada has opened the search with the clock stopped
      When Ada types "radar"
      Then the address is left alone until the typing rests
      And the address of the search is "/search"

    Example: Typing rests
      Given Ada has opened the search with the clock stopped
      And Ada has just typed "radar"
      When a quarter of a second passes
      Then the address and the search agree
      And the address of the search is "/search?q=radar"

    Example: One step back leads past what was typed
      Given Ada has opened the search with the clock stopped
      And Ada has followed a link to the search "q=planning+tools"
      And Ada has just typed "radar"
      And a quarter of a second has passed
      When Ada goes one step back
      Then the address of the search is "/search"

  @J2.8-03
  Rule: What is asked for stands in the address at once

    Example: The words are sent off
      Given Ada has opened the search with the clock stopped
      When Ada asks for "radar" at once
      Then the address of the search is "/search?q=radar"

  @J2.8-02
  Rule: A link or a step back to another address searches for what it says

    Example: A link to another search
      Given Ada has searched the site for "radar"
      When Ada follows a link to the search "q=planning+tools"
      Then the box holds "planning tools"
      And Ada finds "Cost Analyst" first

    Example: One step back from there
      Given Ada has searched the site for "radar"
      And Ada has followed a link to the search "q=planning+tools"
      When Ada goes one step back
      Then the box holds "radar"
      And Ada finds "Radar Study Begins" first

    Example: A link that comes between typing and rest
      Given Ada has opened the search with the clock stopped
      And Ada has just typed "radar"
      And Ada has followed a link to the search "q=planning+tools"
      When a quarter of a second passes
      Then Ada finds "Cost Analyst" first
      And the address of the search is "/search?q=planning+tools"

  @J2.8-02 @J2.8-03
  Rule: What was just typed stands there again after a step back

    Example: A link is followed before the typing rests
      Given Ada has opened the search with the clock stopped
      And Ada has just typed "radar"
      When Ada follows a link to another page and comes back
      Then the box holds "radar"
      And the address of the search is "/search?q=radar"

  @J4.6-01
  Rule: The open jobs follow their address in the same way

    Example: One step back among the open jobs
      Given the firm has these open jobs
        | title           | city      | state      |
        | Cost Analyst    | Arlington | Virginia   |
        | Software Tester | San Diego | California |
      And Ada has opened the kept search "state=california"
      And Ada has followed a link to the search "state=virginia"
      When Ada goes one step back
      Then Ada sees only "Software Tester"
