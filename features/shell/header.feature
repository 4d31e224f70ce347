Feature: Header
  Visitors find the home page, the menu, the search, their saved jobs and the firm elsewhere on top of every page.

  @screen
  Rule: The firm is found elsewhere in a tab of its own

    @C2.2-21
    Example: From the bar of a wide window
      Given Ada has a window 1200 px wide
      When Ada visits "/services"
      Then the header leads to
        | LinkedIn (opens in a new tab) → https://linkedin.tamarack.example/company/tamarack-research, in a new tab |
        | Facebook (opens in a new tab) → https://facebook.tamarack.example/tamarack.research, in a new tab         |
        | X (opens in a new tab) → https://x.tamarack.example/tamarack, in a new tab                                |

    @C2.2-32 @C2.2-33
    Example: Not from the condensed bar
      Given Ada has a window 1199 px wide
      When Ada visits "/services"
      Then the header does not lead to "LinkedIn"

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
  Rule: Everything in the header can be reached by the keyboard, in the order in which it is seen

    @C2.2-01 @C2.2-02 @C2.2-24
    Example: From the start of the page
      When Ada visits "/services"
      Then by the keyboard Ada comes to
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
