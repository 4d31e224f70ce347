@screen
Feature: The firm
  Customers, partners, small businesses and people looking for work find out who the firm is and what it has for them.

  @C1-03
  Rule: Visitors find the area meant for them in the menu

    Scenario Outline: <who>
      Given Ada is at "/home"
      When Ada chooses "<entry>" from the menu
      Then the page is headed "<heading>"

      Examples:
        | who                             | entry                              | heading                           |
        | A customer in search of help    | Services & Solutions               | Services & Solutions              |
        | A customer who may place orders | Contracts > Contracts Home Page    | CONTRACTS                         |
        | A small business                | Contracts > Small Business Program | SMALL BUSINESS PROGRAM            |
        | Someone looking for work        | Careers > Careers Home Page        | Take The Next Step In Your Career |
        | A partner getting to know us    | About Us > About Us                | About Us                          |
        | A partner who wants to talk     | Contact                            | Contact                           |

  @C1-05
  Rule: Careers, the search and the account are pages of this site

    Scenario Outline: <entry>
      Given Ada is at "/home"
      When Ada chooses "<entry>" from the menu
      Then Ada is at the address "<address>"

      Examples:
        | entry                           | address                                                      |
        | Careers > Careers Home Page     | /careers                                                     |
        | Careers > Current Opportunities | /careers/open                                                |
        | Careers > My Application        | /account-login?redirect=%2Faccount-management%2Fapplication  |

    Example: The search
      Given Ada is at "/home"
      When Ada follows "Search" in the header
      Then Ada is at the address "/search"

  Rule: The firm shows what it does, and under which contracts

    @C1-07
    Example: Its services, in four areas
      When Ada goes to "/services"
      Then Ada finds these parts
        | Research           |
        | Analysis           |
        | Software           |
        | Thought Leadership |

    @C1-08
    Example: Its contract vehicles
      When Ada goes to "/contracts"
      Then Ada finds these parts
        | Contract vehicles |
      And Ada is told "Multiple-Award Schedule"
      And Ada is told "OASIS+"
      And Ada is told "SeaPort-NxG"

    @C1-09
    Example: Its program for small businesses
      When Ada goes to "/contracts/small-business"
      Then Ada finds these parts
        | Work with us |
      And the page is headed "SMALL BUSINESS PROGRAM"

  Rule: The firm shows where it comes from, who owns it and where it is

    @C1-10
    Example: Its history
      When Ada goes to "/about-us"
      Then Ada finds these parts
        | Our history |
      And Ada is told "1973"

    @C1-11
    Example: Its owners
      When Ada goes to "/about-us/esop"
      Then the page is headed "Sharing In The Success"
      And Ada finds these parts
        | How it works |

    @C1-13
    Example: Its offices, and a way to write to it
      When Ada goes to "/contact"
      Then Ada finds these parts
        | Our offices |
      And Ada finds the form "Send us a message"

    @C1-25 @C1-26 @J1-22
    Example: How old it is, and how many of its clients come back, in figures
      When Ada goes to "/about-us"
      Then the part "At a Glance" says "90% Of our work comes from repeat clients"
      And the part "At a Glance" says how many full years have passed since June 3, 1973

    @C1-25 @C1-26 @J1-22
    Example: How old it is, and how many of its clients come back, in words
      When Ada goes to "/home"
      Then the part "About Us" says "Ninety percent of our work comes from clients who have worked with us before"
      And the part "About Us" says how many full years have passed since June 3, 1973
