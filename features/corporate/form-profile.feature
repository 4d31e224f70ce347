Feature: Small business profile
  A small firm introduces itself in one sitting: who it is, what it offers and whom it has worked for. All of it reaches the
  liaison officer, and four values are enough.

  Background:
    Given Ada wants to introduce her company

  Rule: A profile reaches the liaison officer with everything in it

    @C2.10-06 @C4.6-07.b @C6-02.b @C7.2-12 @C7.2-13 @C5-11
    Example: Everything is filled in
      Given Ada has written this profile
        | Company                | Analytical Engines & Sons, Inc.  |
        | Address                | 12 St. James’s Square, Suite 3   |
        | City                   | Dayton                           |
        | State                  | Ohio                             |
        | ZIP Code               | 45402                            |
        | Website                | https://engine.example           |
        | Other Office Locations | Huntsville, Alabama              |
        | Name                   | Ada Lovelace                     |
        | Title                  | Owner                            |
        | Email                  | ada@engine.example               |
        | Phone or Email         | evenings: ada@home.example       |
        | DUNS Number            | 12-345-6789                      |
        | Unique Entity ID       | AB12CD34EF56                     |
        | CAGE Code              | 1ABC5                            |
        | NAICS Codes            | 541611, 541330                   |
        | GSA Schedules          | MAS 00CORP                       |
        | Classifications        | Small, HUBZone                   |
        | Services               | Cost Research, Logistics & RAM   |
        | Other Services         | Looms <and> "punched" cards      |
        | Customers              | Army, Navy                       |
        | Other Customers        | The Admiralty                    |
      When Ada sends it
      Then the message is sent
      And the firm has this e-mail for "small.business@tamarack.example", with replies to "ada@engine.example"
        """
        COMPANY
        Company: Analytical Engines & Sons, Inc.
        Address: 12 St. James’s Square, Suite 3
        City: Dayton
        State: Ohio
        ZIP Code: 45402
        Website: https://engine.example
        Other Office Locations: Huntsville, Alabama

        POINT OF CONTACT
        Name: Ada Lovelace
        Title: Owner
        Email: ada@engine.example
        Phone or Email: evenings: ada@home.example

        IDENTIFIERS
        DUNS Number: 12-345-6789
        Unique Entity ID: AB12CD34EF56
        CAGE Code: 1ABC5
        NAICS Codes: 541611, 541330
        GSA Schedules: MAS 00CORP

        CLASSIFICATIONS
        Classifications:
            Small
            HUBZone

        SERVICES
        Services Offered:
            Cost Research
            Logistics & RAM
        Other Services: Looms <and> "punched" cards

        CUSTOMERS
        Customers Supported:
            Army
            Navy
        Other Customers: The Admiralty
        """

    @C4.6-07.b
    Example: She is told that it has arrived
      Given Ada has written a complete profile
      When Ada sends it
      Then the message is sent
      And "ada@engine.example" is told by e-mail that the firm has it, under the same reference

    @C4.6-06
    Example: Afterwards there is nothing to lose
      Given Ada has written a complete profile
      When Ada sends it
      Then the message is sent
      And the page can be left

  Rule: A profile needs a company and someone to talk to, and nothing else

    @C5-07 @C5-10 @C8-09
    Example: Nothing is filled in
      When Ada sends it
      Then the form is not sent and every problem is marked
      And Ada is told "Please complete form and fix any errors before submitting."
      And these problems are marked
        | Company | Please enter the name of your company          |
        | Name    | Please enter the name of your point of contact |
        | Title   | Please enter the title of your point of contact |
        | Email   | Please enter your email                        |
      And the firm has no e-mail

    @C5-09
    Example: No box is ticked, and nothing optional is written
      Given Ada has written this profile
        | Company | Analytical Engines |
        | Name    | Ada Lovelace       |
        | Title   | Owner              |
        | Email   | ada@engine.example |
      When Ada sends it
      Then the message is sent
      And the firm has 1 e-mail

    @C5-08 @C5-18 @C5-10
    Example: An address without a domain
      Given Ada has written a complete profile, with "ada@engine" as the Email
      When Ada sends it
      Then the only problem is with the Email: "Please enter a valid email"
      And the firm has no e-mail

    @C5-19
    Example: Spaces alone count as nothing
      Given Ada has written a complete profile, with "   " as the Company
      When Ada sends it
      Then the only problem is with the Company: "Please enter the name of your company"

    @C3.7-03
    Example: How else she can be reached may be put in any words
      Given Ada has written a complete profile, with "call me, maybe" as the Phone or Email
      When Ada sends it
      Then the message is sent

    @C3.7-01
    Example: Letters stand where a ZIP Code is asked for
      Given Ada has written a complete profile, with "abcde" as the ZIP Code
      When Ada sends it
      Then these problems are marked
        | ZIP Code | Please enter a ZIP Code in digits, such as 22201 or 22201-1973 |

    @C3.7-01
    Example: A ZIP Code has its four more digits
      Given Ada has written a complete profile, with "22201-1973" as the ZIP Code
      When Ada sends it
      Then the message is sent
