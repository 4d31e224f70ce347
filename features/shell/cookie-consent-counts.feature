Feature: What is counted after consent
  Recruiters learn how often each job is read and saved. They never learn by whom, and nothing at all about visitors
  who have not allowed it.

  Background:
    Given the firm has these open jobs
      | id   | title          | city      | state    | featured |
      | AB12 | Cost Analyst   | Arlington | Virginia | yes      |
      | AB13 | Data Scientist | Seaside   | California |        |

  Rule: What a visitor does with a job is counted under the title of the job

    @J7-53
    Example: Saving it
      Given Ada lets her visits be counted
      And Ada is looking at current opportunities
      When Ada saves "Cost Analyst"
      Then these actions of Ada's were counted
        | action            | job          |
        | Saved Job Posting | Cost Analyst |

    @J7-54
    Example: Unsaving it
      Given Ada lets her visits be counted
      And Ada has saved "Cost Analyst"
      And Ada is looking at current opportunities
      When Ada unsaves "Cost Analyst"
      Then these actions of Ada's were counted
        | action              | job          |
        | Unsaved Job Posting | Cost Analyst |

    @J7-55
    Example: Opening it
      Given Ada lets her visits be counted
      When Ada opens the job "AB13"
      Then these actions of Ada's were counted
        | action      | job            |
        | Job Posting | Data Scientist |

    @J7-56 @screen
    Example: Opening it from the featured jobs
      Given Ada lets her visits be counted
      And Ada is looking at current opportunities
      When Ada opens the featured job "AB12"
      Then these actions of Ada's were counted
        | action               | job          |
        | Featured Job Posting | Cost Analyst |
        | Job Posting          | Cost Analyst |

    @J7-56 @screen
    Example: Opening it from the featured jobs on careers home
      Given Ada lets her visits be counted
      And Ada is on careers home
      When Ada opens the featured job "AB12"
      Then these actions of Ada's were counted
        | action               | job          |
        | Featured Job Posting | Cost Analyst |
        | Job Posting          | Cost Analyst |

  Rule: A tab counts what is done in it, not what is done in another tab

    @J7-53
    Example: Saving a job in another tab
      Given Ada lets her visits be counted
      And Ada is looking at current opportunities
      When Ada saves "Cost Analyst" in another tab
      Then no action of Ada's was counted here

  Rule: That somebody searched is counted; the words of the search are not

    @J7-57
    Example: A search for cost analysts
      Given Ada lets her visits be counted
      And Ada is looking at current opportunities
      When Ada searches for "cost analyst"
      Then these actions of Ada's were counted
        | action | job |
        | search |     |

  @J7-58
  Rule: Without consent, nothing of the kind is counted

    Example: Saving a job
      Given Ada does not let her visits be counted
      And Ada is looking at current opportunities
      When Ada saves "Cost Analyst"
      Then nothing of Ada's visit was counted

    Example: Opening a job
      Given Ada does not let her visits be counted
      When Ada opens the job "AB13"
      Then nothing of Ada's visit was counted

    @screen
    Example: Opening a featured job
      Given Ada does not let her visits be counted
      And Ada is looking at current opportunities
      When Ada opens the featured job "AB12"
      Then nothing of Ada's visit was counted

    Example: Searching
      Given Ada does not let her visits be counted
      And Ada is looking at current opportunities
      When Ada searches for "cost analyst"
      Then nothing of Ada's visit was counted
