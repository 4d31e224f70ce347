Feature: Header
  Visitors find the home page, the menu, the search, their saved jobs and the firm's pages elsewhere at the top of every
  page.

  @screen
  Rule: The firm's pages elsewhere open in tabs of their own

    @C2.2-20 @C2.2-21
    Scenario Outline: From the bar of a window <width> px wide
      Given Ada has a window <width> px wide
      When Ada visits "/services"
      Then the header leads to
        | LinkedIn (opens in a new tab) → https://linkedin.tamarack.example/company/tamarack-research, in a new tab |
        | Facebook (opens in a new tab) → https://facebook.tamarack.example/tamarack.research, in a new tab         |
        | X (opens in a new tab) → https://x.tamarack.example/tamarack, in a new tab                                |

      Examples:
        | width |
        | 1104  |
        | 1200  |
        | 1920  |

    @C2.2-20
    Scenario Outline: From the menu where the bar has no room, <width> px wide
      Given Ada has a window <width> px wide
      And Ada has visited "/services"
      When Ada opens "<group>" in the menu
      Then the header leads to
        | LinkedIn (opens in a new tab) → https://linkedin.tamarack.example/company/tamarack-research, in a new tab |
        | Facebook (opens in a new tab) → https://facebook.tamarack.example/tamarack.research, in a new tab         |
        | X (opens in a new tab) → https://x.tamarack.example/tamarack, in a new tab                                |

      Examples:
        | width | group    |
        | 360   | Menu     |
        | 939   | Menu     |
        | 940   | About Us |
        | 1103  | About Us |

  @screen @C2.2-19
  Rule: The way to the employee portal is at the end of the page, not in the header

    Example: In a wide window
      Given Ada has a window 1280 px wide
      When Ada visits "/services"
      Then the header does not lead to "Employee Portal"
      And the footer leads to
        | Employee Portal → /employee-portal |

    Scenario Outline: In the group "<group>" of the menu
      Given Ada has a window 1280 px wide
      And Ada has visited "/services"
      When Ada opens "<group>" in the menu
      Then the header leads to
        | <entry> |
      And the header does not lead to "Employee Portal"

      Examples:
        | group     | entry                                       |
        | Careers   | Current Opportunities → /careers/open       |
        | Contracts | Contracts Home Page → /contracts            |
        | About Us  | Media → /media                              |

  @screen @C2.2-28 @C2.2-29
  Rule: A visitor who is not signed in reads "Sign In"

    Scenario Outline: In the bar of a window <width> px wide
      Given Ada has a window <width> px wide
      When Ada visits "/services"
      Then the header reads "Sign In"
      And the header leads to
        | Sign In → /account-login |

      Examples:
        | width |
        | 600   |
        | 940   |
        | 1280  |

    Scenario Outline: In the menu of a window <width> px wide
      Given Ada has a window <width> px wide
      And Ada has visited "/services"
      When Ada opens "Menu" in the menu
      Then the header reads "Sign In"

      Examples:
        | width |
        | 360   |
        | 599   |

  @screen
  Rule: The header leads home, to the search, and to the saved jobs

    @C2.2-01 @C2.2-24
    Example: On any page
      When Ada visits "/services"
      Then the header leads to
        | Tamarack Research, home → /home         |
        | Search → /search                        |
        | 0 saved jobs → /careers/open?saved=true |

  @screen
  Rule: Everything in the header can be reached with the keyboard, in the order in which it is seen

    @C2.2-01 @C2.2-02 @C2.2-24
    Example: From the start of the page
      When Ada visits "/services"
      Then with the keyboard Ada reaches
        | Skip to content               |
        | Tamarack Research, home       |
        | Home                          |
        | Services & Solutions          |
        | Careers                       |
        | Contracts                     |
        | About Us                      |
        | Contact                       |
        | LinkedIn (opens in a new tab) |
        | Facebook (opens in a new tab) |
        | X (opens in a new tab)        |
        | Search                        |
        | 0 saved jobs                  |
        | Sign In                       |

  @screen @C1-18
  Rule: Everybody is offered the accessibility settings

    Example: Without an account
      When Ada visits "/services"
      Then the header offers Ada the "Accessibility settings"

    Example: Signed in
      Given "Ada Moss" has an account
      And Ada has arrived at "/home"
      When Ada signs in
      Then the header offers Ada the "Accessibility settings"
