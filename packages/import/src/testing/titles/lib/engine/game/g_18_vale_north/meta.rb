module Engine
  module Game
    module G18ValeNorth
      module Meta
        include Game::Meta
        include G18Vale::Meta

        DEV_STAGE = :production
        GAME_TITLE = '18Vale North'
        GAME_DISPLAY_TITLE = '18Vale: North'
        PLAYER_RANGE = [3, 4].freeze
      end
    end
  end
end
