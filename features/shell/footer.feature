Feature: Footer
  Visitors and employees find at the end of every page where else to go, and whose site this is.

  @screen
  Rule: The footer leads to other pages

    @C2.3-01 @C2.3-02 @C2.3-03 @C2.3-04 @C2.3-05
    Example: To the firm
      When Ada visits "/services"
      Then the footer leads to
        | About → /about-us                         |
        | Careers → /careers                        |
        | EEO → /eeo                                |
        | Become an Employee-Owner → /careers/open  |

    @C2.3-06 @C2.3-07 @C1-21
    Example: To what employees work with
      When Ada visits "/services"
      Then the footer leads to
        | Timesheet (opens in a new tab) → https://time.tamarack.example/, in a new tab   |
        | Email (opens in a new tab) → https://mail.tamarack.example/, in a new tab       |
        | Intranet (opens in a new tab) → https://inside.tamarack.example/, in a new tab  |
        | Employee Portal → /employee-portal                                              |

    @C2.3-09 @C2.3-10 @C2.3-11 @C2.3-13 @C2.3-14
    Example: To what there is to know about the site
      When Ada visits "/services"
      Then the footer leads to
        | Terms of Service → /legal                            |
        | Privacy Policy → /privacy                            |
        | Do Not Sell My Personal Information → /privacy#ccpa  |
        | Site Map → /sitemap.txt                              |

  @screen
  Rule: The footer names the year in which it is read

    @C2.3-16
    Example: Today
      When Ada visits "/services"
      Then the footer names the current year

    @C2.3-16
    Example: In another year
      Given Ada lives in the year 2031
      When Ada visits "/services"
      Then the footer names the year 2031
